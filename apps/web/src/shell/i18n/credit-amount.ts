import { type Language, localeOf } from '@vesika/messages';

export function creditAmount(language: Language, credits: number | null): string {
  return credits === null ? '∞' : new Intl.NumberFormat(localeOf(language)).format(credits);
}
