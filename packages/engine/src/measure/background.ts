import type { Matte, Raster } from '../geometry/raster.ts';
import type { Rgb } from '../geometry/rgb.ts';

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
  const histograms = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)];
  const [red, green, blue] = histograms as [Uint32Array, Uint32Array, Uint32Array];
  const { alpha } = matte;
  const { data } = picture;
  const pixels = alpha.length;
  let count = 0;
  for (let i = 0, at = 0; i < pixels; i++, at += 3) {
    if (alpha[i]! > backgroundAlphaMax || (covered && !covered[i])) continue;
    red[data[at]!]!++;
    green[data[at + 1]!]!++;
    blue[data[at + 2]!]!++;
    count++;
  }
  if (count < pixels * shareMin) return null;
  return {
    median: [medianOf(red, count), medianOf(green, count), medianOf(blue, count)],
    deviation: Math.max(...histograms.map((histogram) => deviationOf(histogram, count))),
    share: count / pixels,
  };
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
