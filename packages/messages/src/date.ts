import { type Language, localeOf } from './languages.ts';

/** A date as precise as it is given: `2011`, `2011-03` or `2011-03-15`. */
export function formatDate(language: Language, date: string): string {
  const [year = '', month, day] = date.split('-');
  const parts: Intl.DateTimeFormatOptions = { year: 'numeric' };
  if (month) parts.month = 'long';
  if (day) parts.day = 'numeric';
  return new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: 'UTC' }).format(
    new Date(`${year}-${month ?? '01'}-${day ?? '01'}T00:00:00Z`),
  );
}
