import type { Raster } from '../../raster/raster.ts';

/** There is no way. */
export const noWay = 255;

/** Back and forth so many times; ways that wind more are longer than told. */
const rounds = 2;

/**
 * How much the colour has to change on the way from the nearest seed in this sense, in the channel where it changes
 * most, 0 to 255: little across an even wall, much across an edge, however far it is.
 *
 * In:     1 at seeds and where ways may lead, of the picture's size.
 * Source: minimum barrier distance by raster scans, Zhang, Sclaroff, Lin, Shen, Price & Mech, "Minimum barrier salient
 *         object detection at 80 FPS", 2015.
 */
export function colourBarrier(picture: Raster, seeds: Uint8Array, ways: Uint8Array): Uint8Array {
  const { data, widthPx, heightPx } = picture;
  const barrier = new Uint8Array(seeds.length).fill(noWay);
  const reached = { data, barrier, highest: new Uint8Array(data), lowest: new Uint8Array(data) };
  for (let i = 0; i < seeds.length; i++) if (seeds[i]) barrier[i] = 0;

  for (let round = 0; round < rounds; round++) {
    for (let y = 0, i = 0; y < heightPx; y++) {
      for (let x = 0; x < widthPx; x++, i++) {
        if (!ways[i]) continue;
        if (x > 0) reach(reached, i, i - 1);
        if (y > 0) reach(reached, i, i - widthPx);
      }
    }
    for (let y = heightPx - 1, i = seeds.length - 1; y >= 0; y--) {
      for (let x = widthPx - 1; x >= 0; x--, i--) {
        if (!ways[i]) continue;
        if (x < widthPx - 1) reach(reached, i, i + 1);
        if (y < heightPx - 1) reach(reached, i, i + widthPx);
      }
    }
  }
  return barrier;
}

interface Reached {
  data: Uint8Array;
  barrier: Uint8Array;
  /** Of every channel on the best way so far. */
  highest: Uint8Array;
  lowest: Uint8Array;
}

/** Takes the way over `from` where it is better. */
function reach({ data, barrier, highest, lowest }: Reached, i: number, from: number): void {
  if (barrier[from]! >= barrier[i]!) return;
  const at = 3 * i;
  const before = 3 * from;
  let widest = 0;
  for (let c = 0; c < 3; c++) {
    const value = data[at + c]!;
    const high = Math.max(value, highest[before + c]!);
    const low = Math.min(value, lowest[before + c]!);
    if (high - low > widest) widest = high - low;
  }
  if (widest >= barrier[i]!) return;
  barrier[i] = widest;
  for (let c = 0; c < 3; c++) {
    const value = data[at + c]!;
    highest[at + c] = Math.max(value, highest[before + c]!);
    lowest[at + c] = Math.min(value, lowest[before + c]!);
  }
}
