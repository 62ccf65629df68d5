import { type Language, localeOf } from '@vesika/messages';

/** A country in the language of its reader; the code where Intl knows none. */
export function countryName(language: Language, code: string): string {
  return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
}

/** As in `21 November 2026`, never broken at the end of a line. */
export function longDate(language: Language, date: Date): string {
  const written = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return written.format(date).replaceAll(' ', '\u00a0');
}
