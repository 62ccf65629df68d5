import type { Currency } from '@vesika/contract';
import { type Language, localeOf } from '@vesika/messages';

/** Every currency in use has hundredths. */
const minorUnits = 100;

export function toMinor(amount: number): number {
  return Math.round(amount * minorUnits);
}

export function fromMinor(amountMinor: number): number {
  return amountMinor / minorUnits;
}

export function formatAmount(language: Language, amountMinor: number, currency: Currency): string {
  const style = { style: 'currency', currency } as const;
  return new Intl.NumberFormat(localeOf(language), style).format(fromMinor(amountMinor));
}
