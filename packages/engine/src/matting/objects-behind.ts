import type { Size } from '../raster/raster.ts';

interface Opinions {
  /** Of the net that takes furniture for people. */
  net: Float32Array;
  /** Of the net that takes nothing but people for people. */
  people: Float32Array;
  /** Of the coarse mask. */
  person: Float32Array;
  /** The same within reach of somebody: nobody is near where it is nothing. */
  around: Float32Array;
}

/** From here the first net sees something, and up to here the second sees nobody and the mask is not sure of anybody. */
const seenFrom = 0.1;
const nobodyUpTo = 0.2;
const sureUpTo = 0.9;
/** Away is where nobody is even around, as both see it. */
const aroundUpTo = 0.05;
const personUpTo = 0.65;
/** Hair that flies is less than this share of the picture, as far as it is away from everybody. */
const awayShareMin = 0.003;

/**
 * Things behind the person that only one net takes for somebody: what hangs together and goes on far away from
 * everybody. Where such a thing passes behind an ear it is no hair there either, however much it looks like strands.
 *
 * Out: 1 on such things.
 */
export function objectsBehind(
  { net, people, person, around }: Opinions,
  { widthPx, heightPx }: Size,
): Uint8Array {
  const count = net.length;
  const objects = new Uint8Array(count);
  const isAsked = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    isAsked[i] = net[i]! > seenFrom && people[i]! < nobodyUpTo && person[i]! < sureUpTo ? 1 : 0;
  }
  const piece = new Int32Array(count);
  for (let start = isAsked.indexOf(1); start >= 0; start = isAsked.indexOf(1, start + 1)) {
    let away = 0;
    let end = 0;
    const add = (i: number): void => {
      if (!isAsked[i]) return;
      isAsked[i] = 0;
      piece[end++] = i;
      if (around[i]! <= aroundUpTo && person[i]! <= personUpTo) away++;
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
