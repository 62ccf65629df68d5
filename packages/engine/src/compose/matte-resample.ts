import type { Matte } from '../geometry/raster.ts';
import { invert, type Similarity } from '../geometry/similarity.ts';
import type { Space } from '../geometry/spaces.ts';

/**
 * Draws a matte through a transform without turn (both spaces are levelled), bilinear.
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
  const { a: step, tx, ty } = invert(toTarget);
  const alpha = new Uint8Array(size.widthPx * size.heightPx);
  const columns = columnTaps(size.widthPx, step, tx, matte.widthPx);
  for (let y = 0, i = 0; y < size.heightPx; y++) {
    const v = Math.min(matte.heightPx - 1, (y + 0.5) * step + ty - 0.5);
    if (v < -1) {
      i += size.widthPx;
      continue;
    }
    const upper = Math.max(0, Math.floor(v));
    const lower = Math.min(matte.heightPx - 1, upper + 1);
    const fraction = Math.max(0, v - upper);
    for (let x = 0; x < size.widthPx; x++, i++) {
      const at = columns.at[x]!;
      if (at < 0 || (covered && !covered[i])) continue;
      const next = columns.next[x]!;
      const f = columns.fraction[x]!;
      const p = matte.alpha[upper * matte.widthPx + at]!;
      const q = matte.alpha[lower * matte.widthPx + at]!;
      const above = p + (matte.alpha[upper * matte.widthPx + next]! - p) * f;
      const below = q + (matte.alpha[lower * matte.widthPx + next]! - q) * f;
      alpha[i] = above + (below - above) * fraction + 0.5;
    }
  }
  return { alpha, widthPx: size.widthPx, heightPx: size.heightPx };
}

/** Per target column: source column, its right neighbour and the weight of that; -1 beyond the sides. */
function columnTaps(count: number, step: number, offset: number, sourceCount: number) {
  const at = new Int32Array(count);
  const next = new Int32Array(count);
  const fraction = new Float32Array(count);
  for (let x = 0; x < count; x++) {
    const u = (x + 0.5) * step + offset - 0.5;
    const left = Math.floor(u);
    const outside = u < -1 || u > sourceCount;
    at[x] = outside ? -1 : Math.min(sourceCount - 1, Math.max(0, left));
    next[x] = Math.min(sourceCount - 1, Math.max(0, left + 1));
    fraction[x] = u - left;
  }
  return { at, next, fraction };
}
