import type { Size } from '../raster/raster.ts';

interface Mattes {
  /** IS-Net, which marks furniture as person. */
  isNet: Float32Array;
  /** RVM, which marks only people. */
  rvm: Float32Array;
  personMask: Float32Array;
  /** RVM dilated: 0 where no person is nearby. */
  rvmNearby: Float32Array;
}

/**
 * A pixel may be an object where IS-Net is above the first, RVM below the second and the person mask below the third
 * value.
 */
const isNetMin = 0.1;
const rvmMax = 0.2;
const personMaskMax = 0.9;
/** A pixel is away from the person where the dilated RVM and the person mask are at most this. */
const awayRvmMax = 0.05;
const awayPersonMaskMax = 0.65;
/** Smallest area away from the person for an object, as a share of the picture; flying hair has less. */
const awayShareMin = 0.003;

/**
 * Objects behind the person that only IS-Net marks: connected pieces with a large part far away from the person. Where
 * such an object passes behind an ear, it is not hair there either, however similar to strands it looks.
 *
 * In:  maps 0..1 on the grid.
 * Out: 1 for each pixel of such an object.
 */
export function objectsBehind(
  { isNet, rvm, personMask, rvmNearby }: Mattes,
  { widthPx, heightPx }: Size,
): Uint8Array {
  const count = isNet.length;
  const objects = new Uint8Array(count);
  const isCandidate = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    isCandidate[i] = isNet[i]! > isNetMin && rvm[i]! < rvmMax && personMask[i]! < personMaskMax ? 1 : 0;
  }
  const piece = new Int32Array(count);
  for (let start = isCandidate.indexOf(1); start >= 0; start = isCandidate.indexOf(1, start + 1)) {
    let away = 0;
    let end = 0;
    const add = (i: number): void => {
      if (!isCandidate[i]) return;
      isCandidate[i] = 0;
      piece[end++] = i;
      if (rvmNearby[i]! <= awayRvmMax && personMask[i]! <= awayPersonMaskMax) away++;
    };
    add(start);
    for (let next = 0; next < end; next++) {
      const i = piece[next]!;
      const x = i % widthPx;
      if (x > 0) add(i - 1);
      if (x < widthPx - 1) add(i + 1);
      if (i >= widthPx) add(i - widthPx);
      if (i < (heightPx - 1) * widthPx) add(i + widthPx);
    }
    if (away < awayShareMin * count) continue;
    for (let k = 0; k < end; k++) objects[piece[k]!] = 1;
  }
  return objects;
}
