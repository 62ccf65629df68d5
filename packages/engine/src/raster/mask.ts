import type { Size } from './raster.ts';

/** Binary dilation of a mask of zeros and ones by a square of side 2r + 1 px. */
export function dilateMask(mask: Uint8Array, { widthPx, heightPx }: Size, radiusPx: number): Uint8Array {
  const rows = dilateAlong(mask, radiusPx, {
    count: widthPx,
    stride: 1,
    lines: heightPx,
    lineStride: widthPx,
  });
  return dilateAlong(rows, radiusPx, { count: heightPx, stride: widthPx, lines: widthPx, lineStride: 1 });
}

interface Axis {
  count: number;
  stride: number;
  lines: number;
  lineStride: number;
}

/** Dilation along the rows or the columns. */
function dilateAlong(
  mask: Uint8Array,
  radius: number,
  { count, stride, lines, lineStride }: Axis,
): Uint8Array {
  const dilated = new Uint8Array(mask.length);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStride;
    let until = -1;
    let next = 0;
    for (let k = 0; k < count; k++) {
      for (; next < count && next <= k + radius; next++) {
        if (mask[start + next * stride]) until = next + radius;
      }
      if (k <= until) dilated[start + k * stride] = 1;
    }
  }
  return dilated;
}
