import type { ReportWords } from '@vesika/report/words';
import type { TFunction } from 'i18next';
import type { ControlId } from './controls.ts';

/** Describes the value of a control, including its direction. */
export function amountText(
  t: TFunction<'adjust'>,
  words: ReportWords,
  control: ControlId,
  value: number,
): string {
  const quantity = (amount: number) => words.quantity(amount, units[control]);
  if (control === 'scale') return quantity(value);
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return t('amounts.asFound');
  const [negative, positive] = directions[control];
  return t(`amounts.${rounded < 0 ? negative : positive}`, { amount: quantity(Math.abs(rounded)) });
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
