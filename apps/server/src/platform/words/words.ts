import { type Language, localeOf } from '@vesika/messages';

export function countryName(language: Language, code: string): string {
  return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
}

export function longDate(language: Language, date: Date): string {
  const written = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return written.format(date).replaceAll(' ', '\u00a0');
}
