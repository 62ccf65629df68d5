import type { Matte } from '../geometry/raster.ts';
import { invert, type Similarity } from '../geometry/similarity.ts';
import type { Space } from '../geometry/spaces.ts';

/**
 * Draws a matte through a transform, bilinear.
 *
 * In: `covered`, 0 where the target has no picture; alpha is 0 there and beyond the matte's sides and top,
 * while beyond its bottom the last row goes on.
 */
export function drawMatte<From extends Space, To extends Space>(
  matte: Matte,
  toTarget: Similarity<From, To>,
  size: { widthPx: number; heightPx: number },
  covered: Uint8Array | null,
): Matte {
  const back = invert(toTarget);
  const { alpha: from, widthPx: stride } = matte;
  const [maxX, maxY] = [matte.widthPx - 1, matte.heightPx - 1];
  const alpha = new Uint8Array(size.widthPx * size.heightPx);
  for (let row = 0, i = 0; row < size.heightPx; row++) {
    // Pixel centres lie at halves; from here on, at whole numbers.
    let u = back.a * 0.5 - back.b * (row + 0.5) + back.tx - 0.5;
    let v = back.b * 0.5 + back.a * (row + 0.5) + back.ty - 0.5;
    for (let column = 0; column < size.widthPx; column++, i++, u += back.a, v += back.b) {
      if (u < -1 || u > maxX + 1 || v < -1 || (covered && !covered[i])) continue;
      const x = u <= 0 ? 0 : u >= maxX ? maxX : u;
      const y = v <= 0 ? 0 : v >= maxY ? maxY : v;
      const left = x | 0;
      const top = y | 0;
      const at = top * stride + left;
      const right = left < maxX ? at + 1 : at;
      const below = top < maxY ? stride : 0;
      const above = from[at]! + (from[right]! - from[at]!) * (x - left);
      const under = from[at + below]! + (from[right + below]! - from[at + below]!) * (x - left);
      alpha[i] = above + (under - above) * (y - top) + 0.5;
    }
  }
  return { alpha, widthPx: size.widthPx, heightPx: size.heightPx };
}
