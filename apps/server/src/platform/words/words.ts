import { type Language, localeOf } from '@vesika/messages';

/** The country's name in the reader's language; its code if Intl has none. */
export function countryName(language: Language, code: string): string {
  return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
}

/** Formats a date like `21 November 2026`, without line breaks. */
export function longDate(language: Language, date: Date): string {
  const written = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return written.format(date).replaceAll(' ', '\u00a0');
}
