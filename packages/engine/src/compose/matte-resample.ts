import type { Matte } from '../geometry/raster.ts';
import { invert, type Similarity } from '../geometry/similarity.ts';
import type { Space } from '../geometry/spaces.ts';

/**
 * Draws a matte through a transform, bilinear.
 *
 * In: `covered`, 0 where the target has no picture; alpha is 0 there and above the matte. Beyond its sides and its bottom
 * the last column or row goes on: a frame may reach a little farther than the view, and shoulders with it.
 */
export function drawMatte<From extends Space, To extends Space>(
  matte: Matte,
  toTarget: Similarity<From, To>,
  size: { widthPx: number; heightPx: number },
  covered: Uint8Array | null,
): Matte {
  const back = invert(toTarget);
  const alpha = new Uint8Array(size.widthPx * size.heightPx);
  for (let row = 0; row < size.heightPx; row++) {
    // Pixel centres lie at halves; from here on, at whole numbers.
    const start = {
      u: back.a * 0.5 - back.b * (row + 0.5) + back.tx - 0.5,
      v: back.b * 0.5 + back.a * (row + 0.5) + back.ty - 0.5,
    };
    const first = row * size.widthPx;
    drawRow(matte, alpha.subarray(first, first + size.widthPx), start, back);
    if (covered) clearUncovered(alpha, covered, first, first + size.widthPx);
  }
  return { alpha, widthPx: size.widthPx, heightPx: size.heightPx };
}

function drawRow(
  { alpha: from, widthPx: stride, heightPx }: Matte,
  to: Uint8Array,
  start: { u: number; v: number },
  step: { a: number; b: number },
): void {
  const maxX = stride - 1;
  const maxY = heightPx - 1;
  const { a, b } = step;
  let { u, v } = start;
  for (let i = 0; i < to.length; i++, u += a, v += b) {
    if (v < -1) continue;
    const x = u <= 0 ? 0 : u >= maxX ? maxX : u;
    const y = v <= 0 ? 0 : v >= maxY ? maxY : v;
    const left = x | 0;
    const top = y | 0;
    const at = top * stride + left;
    const right = left < maxX ? at + 1 : at;
    const below = top < maxY ? stride : 0;
    const above = from[at]! + (from[right]! - from[at]!) * (x - left);
    const under = from[at + below]! + (from[right + below]! - from[at + below]!) * (x - left);
    to[i] = above + (under - above) * (y - top) + 0.5;
  }
}

function clearUncovered(alpha: Uint8Array, covered: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (!covered[i]) alpha[i] = 0;
}
