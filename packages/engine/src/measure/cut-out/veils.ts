import { boxMean } from '../../raster/box-mean.ts';
import type { Matte } from '../../raster/raster.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** Working scale, at which a lock of hair is a few pixels wide. */
export const veilsInterEyePx = 60;

/** Alpha between which a pixel is neither person nor wall, 0 to 255. */
const unsureAlpha = { from: 38, to: 217 } as const;
/** Half side of a square that no lock of hair fills evenly, in inter-eye distances. */
const halfSideShare = 0.08;
/** Share of unsure pixels in that square. */
const unsureShareMin = 0.9;
const [likely, unlikely] = [3, -3];

/**
 * Veils: regions above the chin that are half transparent and wider than any lock of hair, so that the old background
 * shines through, or hair is half lost. True mattes of people have none, loose strands included.
 *
 * In:  the matte of the photo; inter-eye distance, row of the chin and least area of a veil's core, px of it.
 * Out: cores of veils, largest first; px of the matte.
 */
export function veilsOf(
  matte: Matte,
  { interEyePx, chinY, areaMinPx }: { interEyePx: number; chinY: number; areaMinPx: number },
): Piece[] {
  const { alpha, widthPx } = matte;
  const { from, to } = unsureAlpha;
  const unsure = new Float32Array(alpha).map((value) => (value > from && value < to ? 1 : 0));
  const filled = boxMean(unsure, matte, Math.round(halfSideShare * interEyePx));
  const lastPx = Math.min(alpha.length, Math.floor(chinY) * widthPx);
  const odds = filled.map((share, i) => (i < lastPx && share >= unsureShareMin ? likely : unlikely));
  return piecesOf(odds, matte, areaMinPx);
}
