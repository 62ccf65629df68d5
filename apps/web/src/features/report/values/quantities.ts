import type { Change } from '@vesika/contract';
import { formatNumber, type Language, type QuantityUnit } from '@vesika/messages';
import type { TFunction } from 'i18next';
import { percentText } from '../../photo-rules/rule-texts.ts';

export type Texts = TFunction<['web', 'engine']>;

/** Ratios are of two kinds: parts of a whole, told in per cent, and factors. */
const shares: ReadonlySet<string> = new Set<Change['what']>(['crop', 'background', 'transparency-filled']);

/** Number and unit stay on one line. Differences of colour, counted in 255 steps, are told in per cent. */
export function quantityText(t: Texts, language: Language, value: number, unit: QuantityUnit): string {
  if (unit === '/255') return percentText(language, value / 255);
  const text = t(`engine:units.${unit}`, { value: formatNumber(language, value, unit) });
  return text.replaceAll(' ', '\u00a0');
}

/** A change as a sentence with its amount. Which way the head was turned says less than how far. */
export function changeText(t: Texts, language: Language, change: Change): string {
  const unit: QuantityUnit = change.unit === 'ratio' && shares.has(change.what) ? 'share' : change.unit;
  const value = change.unit === 'deg' ? Math.abs(change.amount) : change.amount;
  return t(`engine:changes.${change.what}`, { amount: quantityText(t, language, value, unit) });
}
