import type { Currency } from '@vesika/contract';
import { type Language, localeOf } from '@vesika/messages';
import { ServiceError } from '../../platform/errors/service-error.ts';

/** Every currency in use has hundredths. */
const minorUnits = 100;

export function toMinor(amount: number): number {
  return Math.round(amount * minorUnits);
}

/** Reads an amount that a person entered; a fraction of a hundredth cannot be paid and is refused. */
export function enteredMinor(amount: number): number {
  const amountMinor = toMinor(amount);
  if (amountMinor < 1 || Math.abs(amount * minorUnits - amountMinor) > 1e-6)
    throw new ServiceError('amount-invalid');
  return amountMinor;
}

export function fromMinor(amountMinor: number): number {
  return amountMinor / minorUnits;
}

export function formatAmount(language: Language, amountMinor: number, currency: Currency): string {
  const style = { style: 'currency', currency } as const;
  return new Intl.NumberFormat(localeOf(language), style).format(fromMinor(amountMinor));
}
