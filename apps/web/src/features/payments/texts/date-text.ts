import { type Language, localeOf } from '@vesika/messages';

export function dateText(language: Language, isoTime: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(new Date(isoTime));
}
