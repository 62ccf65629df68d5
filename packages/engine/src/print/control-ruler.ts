import type { SheetBox, SheetLine } from './sheet.ts';

/** Long enough to show a scaling of 1 % as half a millimetre. */
export const rulerMm = 50;

const tickEveryMm = 10;

/** A line of 50 mm with ticks every 10 mm at the left end of the footer, to be measured on the print. */
export function controlRuler({ leftMm, topMm, heightMm }: SheetBox): SheetLine[] {
  const baseMm = topMm + heightMm;
  const base = { fromXMm: leftMm, fromYMm: baseMm, toXMm: leftMm + rulerMm, toYMm: baseMm };
  const ticks = Array.from({ length: rulerMm / tickEveryMm + 1 }, (_, n): SheetLine => {
    const x = leftMm + n * tickEveryMm;
    const isEnd = n === 0 || n * tickEveryMm === rulerMm;
    return { fromXMm: x, fromYMm: baseMm - (isEnd ? heightMm : heightMm / 2), toXMm: x, toYMm: baseMm };
  });
  return [base, ...ticks];
}
