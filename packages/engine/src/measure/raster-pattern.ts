import type { Raster } from '../geometry/raster.ts';
import type { Space } from '../geometry/spaces.ts';
import { type FaceAxes, pointOnAxes } from './face-axes.ts';
import { fourierSquare } from './fourier.ts';
import { greyWindow } from './grey-window.ts';

/**
 * How far the strongest isolated frequency stands out of its surroundings in every part of the face: the dots of
 * a print and the pixels of a screen repeat, skin does not.
 *
 * In:  original and face. Out: difference of natural logarithms of power; null where the face is too small or
 *      too close to the border for such squares.
 */
export function rasterPatternOf(picture: Raster, axes: FaceAxes<Space>): number | null {
  if (axes.interEyePx < interEyePxMin) return null;
  const squares = places.flatMap(([right, up]) => {
    const centre = pointOnAxes(axes, right, up);
    const values = squareAt(picture, centre.x, centre.y);
    return values ? [values] : [];
  });
  if (squares.length < squaresMin) return null;
  return highestPeak(meanLogPower(squares));
}

const interEyePxMin = 70;
const size = 128;
const half = size / 2;
/** Cheeks, forehead and chin, in inter-eye distances from the middle between the eyes. */
const places = [
  [-0.5, -0.6],
  [0.5, -0.6],
  [0, 0.5],
  [0, -1.2],
] as const;
const squaresMin = 2;

/** Without mean and fading out to its sides; shifted into the picture where it would reach beyond. */
function squareAt(picture: Raster, x: number, y: number): Float32Array | null {
  const left = Math.min(picture.widthPx - size, Math.max(0, Math.round(x - size / 2)));
  const top = Math.min(picture.heightPx - size, Math.max(0, Math.round(y - size / 2)));
  const window = greyWindow(picture, { left, top, right: left + size, bottom: top + size }, size);
  if (!window) return null;
  const { values } = window;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const fade = Float32Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
  for (let i = 0; i < values.length; i++) {
    values[i] = (values[i]! - mean) * fade[i % size]! * fade[Math.floor(i / size)]!;
  }
  return values;
}

/**
 * Mean over the squares of the logarithm of power, of the half plane of frequencies that is not mirrored: rows
 * are vertical frequencies 0 to size / 2, columns all horizontal ones. Two real squares share one transform.
 */
function meanLogPower(squares: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(half * size);
  for (let k = 0; k < squares.length; k += 2) {
    const real = Float32Array.from(squares[k]!);
    const imaginary = Float32Array.from(squares[k + 1] ?? squares[k]!);
    fourierSquare(real, imaginary, size);
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < size; x++) {
        const at = y * size + x;
        const mirrored = ((size - y) % size) * size + ((size - x) % size);
        const firstRe = real[at]! + real[mirrored]!;
        const firstIm = imaginary[at]! - imaginary[mirrored]!;
        const secondRe = imaginary[at]! + imaginary[mirrored]!;
        const secondIm = real[mirrored]! - real[at]!;
        sum[at]! += Math.log(1 + firstRe ** 2 + firstIm ** 2) + Math.log(1 + secondRe ** 2 + secondIm ** 2);
      }
    }
  }
  const count = 2 * Math.ceil(squares.length / 2);
  return sum.map((value) => value / count);
}

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
