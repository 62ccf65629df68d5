import { type Language, localeOf } from '@vesika/messages';

/** Null is unlimited. */
export function creditAmount(language: Language, credits: number | null): string {
  return credits === null ? '∞' : new Intl.NumberFormat(localeOf(language)).format(credits);
}

/** `+10`, `−1`. */
export function creditChange(language: Language, change: number): string {
  return new Intl.NumberFormat(localeOf(language), { signDisplay: 'exceptZero' }).format(change);
}
