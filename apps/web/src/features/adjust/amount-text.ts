import type { Language } from '@vesika/messages';
import type { TFunction } from 'i18next';
import { type Texts as QuantityTexts, quantityText } from '../report/values/quantities.ts';
import type { ControlId } from './controls.ts';

export type Texts = TFunction<['adjust', 'web', 'engine']>;

/** What a control is set to, with its direction in words. */
export function amountText(t: Texts, language: Language, control: ControlId, value: number): string {
  const unit = units[control];
  const quantity = (amount: number) => quantityText(t as unknown as QuantityTexts, language, amount, unit);
  if (control === 'scale') return quantity(value);
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return t('adjust:amounts.asFound');
  const [negative, positive] = directions[control];
  return t(`adjust:amounts.${rounded < 0 ? negative : positive}`, { amount: quantity(Math.abs(rounded)) });
}

const units = {
  rotation: 'deg',
  scale: 'share',
  right: 'mm',
  up: 'mm',
  crown: 'mm',
  chin: 'mm',
} as const;

const directions = {
  rotation: ['anticlockwise', 'clockwise'],
  right: ['left', 'right'],
  up: ['down', 'up'],
  crown: ['down', 'up'],
  chin: ['down', 'up'],
} as const;
