import type { FaceAxes } from '../../face/face-axes.ts';
import type { Space } from '../../geometry/spaces.ts';
import type { Raster } from '../../raster/raster.ts';
import { logPowerOf, squareAround, squareSizePx } from './power-spectrum.ts';

/**
 * Prominence of the strongest isolated frequency in the mean spectrum of the face: halftone dots and screen pixels are
 * periodic, skin is not.
 *
 * In:     original and axes of its face.
 * Out:    difference of log power, >= 0; null when the face is too small, or the picture too small for the squares.
 * Source: the method is ours.
 */
export function rasterPatternOf(picture: Raster, axes: FaceAxes<Space>): number | null {
  if (axes.interEyePx < interEyePxMin) return null;
  const squares = places.flatMap(([right, up]) => squareAround(picture, axes, { right, up }) ?? []);
  if (squares.length < squaresMin) return null;
  return highestPeak(logPowerOf(squares));
}

const interEyePxMin = 70;
const size = squareSizePx;
const half = size / 2;
/** Centres of the squares on cheeks, forehead and chin, inter-eye distances right of and above the eye midpoint. */
const places = [
  [-0.5, -0.6],
  [0.5, -0.6],
  [0, 0.5],
  [0, -1.2],
] as const;
const squaresMin = 2;

/**
 * Range of frequencies, shares of the sampling frequency: content dominates below it, artefacts of sharpening and
 * compression above.
 */
const frequencyMin = 0.06;
const frequencyMax = 0.46;
/** Half sides of the peak itself and of its surroundings, frequency bins. */
const peakReach = 3;
const surroundingsReach = 8;

function highestPeak(power: Float32Array): number {
  const means = boxMeans(power);
  let highest = 0;
  for (let y = 0; y < half - 1; y++) {
    for (let column = 0; column < size; column++) {
      const x = column < half ? column : column - size;
      const frequency = Math.hypot(x, y) / size;
      if (frequency < frequencyMin || frequency > frequencyMax) continue;
      if (isCompressionGrid(x) || isCompressionGrid(y)) continue;
      const at = y * size + column;
      // The 90th percentile of the surroundings exceeds their mean, so this bin cannot be the highest peak.
      if (power[at]! - means[at]! <= highest) continue;
      highest = Math.max(highest, power[at]! - surroundings(power, column, y));
    }
  }
  return highest;
}

/** Moving average along the rows, periodic in the columns. */
function boxMeans(power: Float32Array): Float32Array {
  const means = new Float32Array(power.length);
  const width = 2 * surroundingsReach + 1;
  for (let row = 0; row < power.length; row += size) {
    let sum = 0;
    for (let dx = -surroundingsReach; dx <= surroundingsReach; dx++)
      sum += power[row + ((dx + size) % size)]!;
    for (let column = 0; column < size; column++) {
      means[row + column] = sum / width;
      sum += power[row + ((column + surroundingsReach + 1) % size)]!;
      sum -= power[row + ((column - surroundingsReach + size) % size)]!;
    }
  }
  return means;
}

/** Whether a frequency bin is a harmonic of the 8 px blocks of JPEG. */
function isCompressionGrid(step: number): boolean {
  const eighth = size / 8;
  const nearest = Math.round(step / eighth) * eighth;
  return nearest !== 0 && Math.abs(step - nearest) <= 1;
}

/** 90th percentile of the bins around a peak, without the peak; it is high for lines and broad texture. */
function surroundings(power: Float32Array, column: number, row: number): number {
  let count = 0;
  for (let dy = -surroundingsReach; dy <= surroundingsReach; dy++) {
    const y = row + dy;
    if (y < 0 || y >= half) continue;
    for (let dx = -surroundingsReach; dx <= surroundingsReach; dx++) {
      if (Math.max(Math.abs(dx), Math.abs(dy)) < peakReach) continue;
      around[count++] = power[y * size + ((column + dx + size) % size)]!;
    }
  }
  return around.subarray(0, count).sort()[Math.floor(count * 0.9)]!;
}

const around = new Float32Array((2 * surroundingsReach + 1) ** 2);
