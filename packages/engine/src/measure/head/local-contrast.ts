import type { FaceTones } from '../../face/skin-model.ts';
import type { Point } from '../../geometry/spaces.ts';

const reachPx = 3;
/** Added to the mean grey, which limits the contrast of noise in near-black pixels. */
const greyFloor = 10;

/**
 * Root mean square gradient over mean grey in a 7 x 7 square: high on strands of hair, low on smooth surfaces.
 *
 * In:  a point of the aligned face.
 * Out: >= 0.
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
