import type { Size } from '../../raster/raster.ts';

/** Steps to the side and across, in fifths of a px. */
const side = 5;
const across = 7;
const far = 1 << 20;

/**
 * Distance of every pixel to the nearest set one, px; very far where none is set.
 *
 * Chamfer distances along rows, columns and diagonals: up to 8 % off.
 */
export function distanceTo(mask: Uint8Array, { widthPx, heightPx }: Size): Float32Array {
  // With a rim of far pixels, so that every pixel has neighbours.
  const stride = widthPx + 2;
  const fifths = new Int32Array(stride * (heightPx + 2)).fill(far);
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let at = (y + 1) * stride + 1; at <= (y + 1) * stride + widthPx; at++, i++) {
      if (mask[i]) fifths[at] = 0;
    }
  }
  const reach = (at: number, back: number): void => {
    let least = fifths[at]!;
    if (least === 0) return;
    least = Math.min(least, fifths[at - back]! + side, fifths[at - back * stride]! + side);
    least = Math.min(least, fifths[at - back * (stride + 1)]! + across);
    fifths[at] = Math.min(least, fifths[at - back * (stride - 1)]! + across);
  };
  const first = stride + 1;
  const last = (heightPx + 1) * stride - 2;
  for (let at = first; at <= last; at++) reach(at, 1);
  for (let at = last; at >= first; at--) reach(at, -1);
  const distance = new Float32Array(mask.length);
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let at = (y + 1) * stride + 1; at <= (y + 1) * stride + widthPx; at++, i++) {
      distance[i] = fifths[at]! / side;
    }
  }
  return distance;
}
