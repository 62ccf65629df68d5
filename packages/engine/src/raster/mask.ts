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

/** Morphological opening by a square of side 2r + 1 px: removes everything narrower than that. */
export function openMask(mask: Uint8Array, size: Size, radiusPx: number): Uint8Array {
  const eroded = invertMask(dilateMask(invertMask(mask), size, radiusPx));
  return dilateMask(eroded, size, radiusPx);
}

function invertMask(mask: Uint8Array): Uint8Array {
  const others = new Uint8Array(mask.length);
  for (let i = 0; i < mask.length; i++) others[i] = 1 - mask[i]!;
  return others;
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
