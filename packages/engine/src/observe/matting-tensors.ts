import type { Raster } from '../geometry/raster.ts';

/**
 * For the int8 net: every 2x2 block of pixels becomes one of 12 channels, upper row first.
 *
 * In: even width and height. Out: [H/2, W/2, 12].
 */
export function packedBytes({ data, widthPx, heightPx }: Raster): Uint8Array {
  const packed = new Uint8Array(data.length);
  const row = widthPx * 3;
  let at = 0;
  for (let y = 0; y < heightPx; y += 2) {
    let upper = y * row;
    for (let x = 0; x < widthPx; x += 2, upper += 6) {
      const lower = upper + row;
      for (let c = 0; c < 6; c++) {
        packed[at + c] = data[upper + c]!;
        packed[at + 6 + c] = data[lower + c]!;
      }
      at += 12;
    }
  }
  return packed;
}

/** For the float net: channels apart, (byte - 128) / 256 as it was trained. Out: [3, H, W]. */
export function planarFloats({ data, widthPx, heightPx }: Raster): Float32Array {
  const count = widthPx * heightPx;
  const planes = new Float32Array(3 * count);
  for (let i = 0, j = 0; i < count; i++, j += 3) {
    planes[i] = (data[j]! - 128) / 256;
    planes[count + i] = (data[j + 1]! - 128) / 256;
    planes[2 * count + i] = (data[j + 2]! - 128) / 256;
  }
  return planes;
}

/** For the person net: 0..1, channels together. Out: [H, W, 3]. */
export function unitFloats({ data }: Raster): Float32Array {
  return Float32Array.from(data, (byte) => byte / 255);
}
