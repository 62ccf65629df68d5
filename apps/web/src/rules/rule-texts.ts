import { type Language, localeOf } from '@vesika/messages';

export function dateText(language: Language, date: string): string {
  const [year = '', month, day] = date.split('-');
  const parts: Intl.DateTimeFormatOptions = { year: 'numeric' };
  if (month) parts.month = 'long';
  if (day) parts.day = 'numeric';
  return new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: 'UTC' }).format(
    new Date(`${year}-${month ?? '01'}-${day ?? '01'}T00:00:00Z`),
  );
}

export function linkOf(address: string | null): string | null {
  return address?.match(/^https?:\/\/[^\s)>]+/)?.[0] ?? null;
}
