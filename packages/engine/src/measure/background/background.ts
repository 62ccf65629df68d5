import type { Matte, Raster } from '../../raster/raster.ts';
import type { Rgb } from '../../raster/rgb.ts';

export interface BackgroundMeasure {
  /** Median of each channel. */
  median: Rgb;
  /** Largest standard deviation over the channels, bytes. */
  deviation: number;
  /** Background as a share of the picture, 0 to 1. */
  share: number;
}

/** Least share of the picture for a measurement. */
const shareMin = 0.01;
/** Alpha up to which a pixel is background, of 255. */
export const backgroundAlphaMax = 5;

/**
 * Colour and uniformity of the background by the matte.
 *
 * In:  picture and matte of one size; `covered`, 0 for pixels outside the original (null: none).
 * Out: null when less than 1 % of the picture is background.
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

/**
 * Fills the histograms and returns the number of background pixels. It is a function of its own because that keeps the
 * hot loop optimised by the JIT compiler.
 */
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
  let cumulative = 0;
  for (let value = 0; value < 256; value++) {
    cumulative += histogram[value]!;
    if (cumulative * 2 >= count) return value;
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
