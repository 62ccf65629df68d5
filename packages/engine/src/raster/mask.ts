import type { Size } from './raster.ts';
/** Grows the ones of a mask to squares of side 2 reach + 1. */
export function spread(mask: Uint8Array, { widthPx, heightPx }: Size, reachPx: number): Uint8Array {
  const along = dilate(mask, reachPx, { count: widthPx, stride: 1, lines: heightPx, lineStride: widthPx });
  return dilate(along, reachPx, { count: heightPx, stride: widthPx, lines: widthPx, lineStride: 1 });
}

/** Takes away what is nowhere wider than twice the reach (morphological opening). */
export function opened(mask: Uint8Array, size: Size, reachPx: number): Uint8Array {
  const eroded = inverted(spread(inverted(mask), size, reachPx));
  return spread(eroded, size, reachPx);
}

function inverted(mask: Uint8Array): Uint8Array {
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

/** Spreads ones by `reach` both ways along an axis. */
function dilate(mask: Uint8Array, reach: number, { count, stride, lines, lineStride }: Axis): Uint8Array {
  const grown = new Uint8Array(mask.length);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStride;
    let until = -1;
    let next = 0;
    for (let k = 0; k < count; k++) {
      for (; next < count && next <= k + reach; next++) if (mask[start + next * stride]) until = next + reach;
      if (k <= until) grown[start + k * stride] = 1;
    }
  }
  return grown;
}
