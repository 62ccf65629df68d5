import { type Language, localeOf } from '@vesika/messages';

/** Null means unlimited. */
export function creditAmount(language: Language, credits: number | null): string {
  return credits === null ? '∞' : new Intl.NumberFormat(localeOf(language)).format(credits);
}
