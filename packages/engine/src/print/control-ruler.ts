import type { SheetBox, SheetLine } from './sheet.ts';

/** Long enough for a scaling of 1 % to be visible as half a millimetre. */
export const rulerMm = 50;

const tickEveryMm = 10;

/** Ruler of 50 mm with ticks every 10 mm at the left end of the footer, for checking the scale of the print. */
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
