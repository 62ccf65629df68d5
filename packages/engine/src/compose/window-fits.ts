import type { Raster } from '../geometry/raster.ts';

/** Slopes of alpha per byte of red, green and blue, and the offset, one plane each. */
export type Fits = [red: Float32Array, green: Float32Array, blue: Float32Array, offset: Float32Array];

export interface WindowFitOptions {
  /** 1 where a fit is wanted; elsewhere it is left 0. */
  wanted: Uint8Array;
  radiusPx: number;
  /** Added to the variance of every channel, 0..1 squared. */
  flatVariance: number;
}

/** Sums kept per column: r, g, b, t; rr, rg, rb, gg, gb, bb; rt, gt, bt. */
const sumCount = 13;

/**
 * Least squares of alpha on colour in the square window around each wanted pixel, clipped at the borders.
 *
 * Sums of columns slide down the picture and sums of windows slide along the row, so time does not depend on
 * the radius. In: picture and alpha (0..1) of one size.
 */
export function fitWindows(picture: Raster, alpha: Float32Array, options: WindowFitOptions): Fits {
  const { widthPx, heightPx } = picture;
  const { wanted, radiusPx } = options;
  const fits = Array.from({ length: 4 }, () => new Float32Array(alpha.length)) as Fits;
  const columns = new Float64Array(widthPx * sumCount);
  const window = new Float64Array(sumCount);
  const variance = options.flatVariance * 255 * 255;
  for (let y = 0; y < Math.min(radiusPx, heightPx); y++) addRow(columns, picture, alpha, y, 1);
  for (let y = 0; y < heightPx; y++) {
    if (y + radiusPx < heightPx) addRow(columns, picture, alpha, y + radiusPx, 1);
    if (y > radiusPx) addRow(columns, picture, alpha, y - radiusPx - 1, -1);
    const rows = Math.min(heightPx - 1, y + radiusPx) - Math.max(0, y - radiusPx) + 1;
    window.fill(0);
    for (let x = 0; x < Math.min(radiusPx, widthPx); x++) addColumn(window, columns, x, 1);
    for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) {
      if (x + radiusPx < widthPx) addColumn(window, columns, x + radiusPx, 1);
      if (x > radiusPx) addColumn(window, columns, x - radiusPx - 1, -1);
      if (!wanted[i]) continue;
      const count = rows * (Math.min(widthPx - 1, x + radiusPx) - Math.max(0, x - radiusPx) + 1);
      solve(window, count, variance, fits, i);
    }
  }
  return fits;
}

function addRow(
  columns: Float64Array,
  { data, widthPx }: Raster,
  alpha: Float32Array,
  y: number,
  sign: number,
) {
  for (let x = 0, i = y * widthPx, s = 0; x < widthPx; x++, i++, s += sumCount) {
    const r = data[3 * i]!;
    const g = data[3 * i + 1]!;
    const b = data[3 * i + 2]!;
    const t = alpha[i]!;
    columns[s]! += sign * r;
    columns[s + 1]! += sign * g;
    columns[s + 2]! += sign * b;
    columns[s + 3]! += sign * t;
    columns[s + 4]! += sign * r * r;
    columns[s + 5]! += sign * r * g;
    columns[s + 6]! += sign * r * b;
    columns[s + 7]! += sign * g * g;
    columns[s + 8]! += sign * g * b;
    columns[s + 9]! += sign * b * b;
    columns[s + 10]! += sign * r * t;
    columns[s + 11]! += sign * g * t;
    columns[s + 12]! += sign * b * t;
  }
}

function addColumn(window: Float64Array, columns: Float64Array, x: number, sign: number): void {
  for (let k = 0, s = x * sumCount; k < sumCount; k++, s++) window[k]! += sign * columns[s]!;
}

/** Cramer's rule on the symmetric 3 x 3 covariance of the colours. */
function solve(window: Float64Array, count: number, variance: number, fits: Fits, i: number): void {
  const r = window[0]! / count;
  const g = window[1]! / count;
  const b = window[2]! / count;
  const t = window[3]! / count;
  const a00 = window[4]! / count - r * r + variance;
  const a01 = window[5]! / count - r * g;
  const a02 = window[6]! / count - r * b;
  const a11 = window[7]! / count - g * g + variance;
  const a12 = window[8]! / count - g * b;
  const a22 = window[9]! / count - b * b + variance;
  const c0 = window[10]! / count - r * t;
  const c1 = window[11]! / count - g * t;
  const c2 = window[12]! / count - b * t;
  const m00 = a11 * a22 - a12 * a12;
  const m01 = a02 * a12 - a01 * a22;
  const m02 = a01 * a12 - a02 * a11;
  const m11 = a00 * a22 - a02 * a02;
  const m12 = a01 * a02 - a00 * a12;
  const m22 = a00 * a11 - a01 * a01;
  const determinant = a00 * m00 + a01 * m01 + a02 * m02;
  const slopeR = (m00 * c0 + m01 * c1 + m02 * c2) / determinant;
  const slopeG = (m01 * c0 + m11 * c1 + m12 * c2) / determinant;
  const slopeB = (m02 * c0 + m12 * c1 + m22 * c2) / determinant;
  fits[0][i] = slopeR;
  fits[1][i] = slopeG;
  fits[2][i] = slopeB;
  fits[3][i] = t - slopeR * r - slopeG * g - slopeB * b;
}
