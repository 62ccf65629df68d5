import type { Size } from '../raster/raster.ts';
import type { AlphaMap } from './matting.ts';

/** Resamples a whole map to another size, bilinear. */
export function resampleMap({ values, widthPx, heightPx }: AlphaMap, size: Size): Float32Array {
  const out = new Float32Array(size.widthPx * size.heightPx);
  const columns = taps(size.widthPx, widthPx);
  const rows = taps(size.heightPx, heightPx);
  for (let y = 0, i = 0; y < size.heightPx; y++) {
    const upper = rows.at[y]! * widthPx;
    const lower = upper + widthPx;
    const down = rows.fraction[y]!;
    for (let x = 0; x < size.widthPx; x++, i++) {
      const at = columns.at[x]!;
      const right = columns.fraction[x]!;
      const above = values[upper + at]! + (values[upper + at + 1]! - values[upper + at]!) * right;
      const below = values[lower + at]! + (values[lower + at + 1]! - values[lower + at]!) * right;
      out[i] = above + (below - above) * down;
    }
  }
  return out;
}

/** For each target pixel, its left (upper) source neighbour and the weight of the right (lower) one. */
function taps(count: number, sourceCount: number) {
  const at = new Int32Array(count);
  const fraction = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const u = Math.min(sourceCount - 1, Math.max(0, ((i + 0.5) * sourceCount) / count - 0.5));
    at[i] = Math.min(sourceCount - 2, Math.floor(u));
    fraction[i] = u - at[i]!;
  }
  return { at, fraction };
}
