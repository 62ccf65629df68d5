import type { FaceTones } from '../../face/skin-model.ts';
import type { Point } from '../../geometry/spaces.ts';

const reachPx = 3;
/** Noise of black must not become contrast. */
const greyFloor = 10;

/**
 * Mean gradient of a 7 x 7 square over its mean grey: streaks of hair have much, smooth things little.
 *
 * In: a point of the aligned face.
 */
export function localContrast({ grey, raster: { widthPx } }: FaceTones, { x, y }: Point<'aligned'>): number {
  const centre = Math.round(y) * widthPx + Math.round(x);
  let squares = 0;
  let sum = 0;
  let count = 0;
  for (let dy = -reachPx; dy <= reachPx; dy++) {
    for (let dx = -reachPx; dx <= reachPx; dx++) {
      const at = centre + dy * widthPx + dx;
      squares += (grey[at + 1]! - grey[at - 1]!) ** 2 + (grey[at + widthPx]! - grey[at - widthPx]!) ** 2;
      sum += grey[at]!;
      count++;
    }
  }
  return Math.sqrt(squares / count) / 2 / (sum / count + greyFloor);
}
