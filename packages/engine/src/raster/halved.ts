import type { Raster } from './raster.ts';

/**
 * A raster of half the size by rounded 2 x 2 means of the gamma-encoded bytes; an odd last row or column is dropped.
 */
export function halved({ data, widthPx, heightPx }: Raster): Raster {
  const width = widthPx >> 1;
  const height = heightPx >> 1;
  const means = new Uint8Array(width * height * 3);
  const rowLength = widthPx * 3;
  let at = 0;
  for (let y = 0; y < height; y++) {
    let from = 2 * y * rowLength;
    for (let x = 0; x < width; x++, from += 6, at += 3) {
      for (let colour = 0; colour < 3; colour++) {
        const upper = from + colour;
        const lower = upper + rowLength;
        means[at + colour] = (data[upper]! + data[upper + 3]! + data[lower]! + data[lower + 3]! + 2) >> 2;
      }
    }
  }
  return { data: means, widthPx: width, heightPx: height };
}
