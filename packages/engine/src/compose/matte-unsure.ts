import type { AlphaGrid } from './matte-resize.ts';

/** Below this the net means background, above the complement person. */
const certain = 0.02;
/** Certainty counts only so far from doubt, as a share of the grid's width. */
const reachShare = 0.01;

/** 1 where alpha is in doubt, or next to doubt. */
export function unsurePixels({ alpha, widthPx, heightPx }: AlphaGrid): Uint8Array {
  const doubtful = new Uint8Array(alpha.length);
  for (let i = 0; i < alpha.length; i++) if (alpha[i]! > certain && alpha[i]! < 1 - certain) doubtful[i] = 1;
  const reachPx = Math.max(1, Math.round(reachShare * widthPx));
  return spread(doubtful, { widthPx, heightPx }, reachPx);
}

/** Grows the ones of a mask to squares of side 2 reach + 1. */
export function spread(
  mask: Uint8Array,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  reachPx: number,
): Uint8Array {
  const along = dilate(mask, reachPx, { count: widthPx, stride: 1, lines: heightPx, lineStride: widthPx });
  return dilate(along, reachPx, { count: heightPx, stride: widthPx, lines: widthPx, lineStride: 1 });
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
