import type { Matte, Raster } from '../../raster/raster.ts';
import type { Rgb } from '../../raster/rgb.ts';

export interface BackgroundMeasure {
  /** Median colour. */
  median: Rgb;
  /** Standard deviation over the widest channel, bytes. */
  deviation: number;
  /** Share of the picture that was looked at. */
  share: number;
}

/** Below this share of the picture nothing is said about the background. */
const shareMin = 0.01;
/** Alpha up to which a pixel is background, of 255. */
export const backgroundAlphaMax = 5;

/**
 * Colour and evenness of everything the matte calls background.
 *
 * In:  picture and matte of one size; `covered`, 0 where there is no picture (null: everywhere is).
 * Out: null when too little background is in sight.
 */
export function measureBackground(
  picture: Raster,
  matte: Matte,
  covered: Uint8Array | null = null,
): BackgroundMeasure | null {
  const red = new Uint32Array(256);
  const green = new Uint32Array(256);
  const blue = new Uint32Array(256);
  const pixels = matte.alpha.length;
  const count = countBackground(picture.data, matte.alpha, covered, [red, green, blue]);
  if (count < pixels * shareMin) return null;
  return {
    median: [medianOf(red, count), medianOf(green, count), medianOf(blue, count)],
    deviation: Math.max(...[red, green, blue].map((histogram) => deviationOf(histogram, count))),
    share: count / pixels,
  };
}

/** Out: how many pixels were counted. The loop stands alone so that it stays compiled from photo to photo. */
function countBackground(
  data: Uint8Array,
  alpha: Uint8Array,
  covered: Uint8Array | null,
  [red, green, blue]: readonly [Uint32Array, Uint32Array, Uint32Array],
): number {
  let count = 0;
  for (let i = 0, at = 0; i < alpha.length; i++, at += 3) {
    if (alpha[i]! > backgroundAlphaMax || (covered !== null && covered[i] === 0)) continue;
    red[data[at]!]!++;
    green[data[at + 1]!]!++;
    blue[data[at + 2]!]!++;
    count++;
  }
  return count;
}

function medianOf(histogram: Uint32Array, count: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += histogram[value]!;
    if (seen * 2 >= count) return value;
  }
  return 255;
}

function deviationOf(histogram: Uint32Array, count: number): number {
  let sum = 0;
  let squares = 0;
  for (let value = 0; value < 256; value++) {
    sum += histogram[value]! * value;
    squares += histogram[value]! * value * value;
  }
  const mean = sum / count;
  return Math.sqrt(Math.max(0, squares / count - mean * mean));
}
