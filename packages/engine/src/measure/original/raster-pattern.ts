import type { FaceAxes } from '../../face/face-axes.ts';
import type { Space } from '../../geometry/spaces.ts';
import type { Raster } from '../../raster/raster.ts';
import { logPowerOf, squareAround, squareSizePx } from './power-spectrum.ts';

/**
 * How far the strongest isolated frequency stands out of its surroundings in every part of the face: the dots of
 * a print and the pixels of a screen repeat, skin does not.
 *
 * In:  original and face. Out: difference of natural logarithms of power; null where the face is too small or
 *      too close to the border for such squares.
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
/** Cheeks, forehead and chin, in inter-eye distances from the middle between the eyes. */
const places = [
  [-0.5, -0.6],
  [0.5, -0.6],
  [0, 0.5],
  [0, -1.2],
] as const;
const squaresMin = 2;

/**
 * Shares of the sampling frequency. Below lies what was photographed, above what sharpening and compression leave.
 */
const frequencyMin = 0.06;
const frequencyMax = 0.46;
/** Neighbours of a peak, in steps of frequency; its own foot lies within the first. */
const footReach = 3;
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
      // The surroundings' 90th percentile is above their mean: what is not above that cannot be the highest.
      if (power[at]! - means[at]! <= highest) continue;
      highest = Math.max(highest, power[at]! - surroundings(power, column, y));
    }
  }
  return highest;
}

/** Mean over the columns within reach, row by row. */
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

/** The 8 by 8 blocks of JPEG repeat too. */
function isCompressionGrid(step: number): boolean {
  const eighth = size / 8;
  const nearest = Math.round(step / eighth) * eighth;
  return nearest !== 0 && Math.abs(step - nearest) <= 1;
}

/** The 90th percentile of the neighbours beyond the peak's foot: lines and broad texture are no peaks. */
function surroundings(power: Float32Array, column: number, row: number): number {
  let count = 0;
  for (let dy = -surroundingsReach; dy <= surroundingsReach; dy++) {
    const y = row + dy;
    if (y < 0 || y >= half) continue;
    for (let dx = -surroundingsReach; dx <= surroundingsReach; dx++) {
      if (Math.max(Math.abs(dx), Math.abs(dy)) < footReach) continue;
      around[count++] = power[y * size + ((column + dx + size) % size)]!;
    }
  }
  return around.subarray(0, count).sort()[Math.floor(count * 0.9)]!;
}

const around = new Float32Array((2 * surroundingsReach + 1) ** 2);
