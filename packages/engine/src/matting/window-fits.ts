import type { Raster } from '../raster/raster.ts';

/** Four values per pixel, interleaved: the slopes of alpha per byte of red, green and blue, and the offset. */
export type Fits = Float32Array;

export interface WindowFitOptions {
  /** 1 where a fit is needed; the others stay 0. */
  wanted: Uint8Array;
  radiusPx: number;
  /** Regularisation added to the variance of each channel, 0..1 squared. */
  flatVariance: number;
}

/** Sums kept per column: r, g, b, t; rr, rg, rb, gg, gb, bb; rt, gt, bt (t is alpha). */
const sumCount = 13;

/**
 * Least-squares fit of alpha on RGB in the square window around each wanted pixel, clipped at the borders. The sums
 * slide along each run of wanted pixels.
 *
 * In: picture and alpha (0..1) of the same size.
 */
export function fitWindows(picture: Raster, alpha: Float32Array, options: WindowFitOptions): Fits {
  const { widthPx, heightPx } = picture;
  const { wanted, radiusPx } = options;
  const fits = new Float32Array(4 * alpha.length);
  const window = new Float64Array(sumCount);
  const columns = {
    sums: new Float64Array(widthPx * sumCount),
    around: new Int32Array(widthPx).fill(never),
  };
  const variance = options.flatVariance * 255 * 255;
  for (let y = 0; y < heightPx; y++) {
    const rows = Math.min(heightPx - 1, y + radiusPx) - Math.max(0, y - radiusPx) + 1;
    const row = y * widthPx;
    for (let x = wanted.indexOf(1, row) - row; x >= 0 && x < widthPx; ) {
      window.fill(0);
      let right = Math.max(0, x - radiusPx);
      for (let left = right; x < widthPx && wanted[row + x]; x++) {
        for (; right <= Math.min(widthPx - 1, x + radiusPx); right++) {
          settle(columns, picture, alpha, radiusPx, right, y);
          addColumn(window, columns.sums, right, 1);
        }
        for (; left < x - radiusPx; left++) addColumn(window, columns.sums, left, -1);
        solve(window, rows * (right - left), variance, fits, row + x);
      }
      const next = wanted.indexOf(1, row + x);
      x = next < 0 ? widthPx : next - row;
    }
  }
  return fits;
}

const never = -2;

interface ColumnSums {
  /** `sumCount` values per column, interleaved. */
  sums: Float64Array;
  /** Row around which each column is currently summed. */
  around: Int32Array;
}

/** Brings the sums of a column to row `y`. Sums around the row above are updated by one added and one removed pixel. */
function settle(
  { sums, around }: ColumnSums,
  picture: Raster,
  alpha: Float32Array,
  radiusPx: number,
  x: number,
  y: number,
): void {
  if (around[x] === y) return;
  const top = y - radiusPx;
  const bottom = y + radiusPx;
  if (around[x] === y - 1) {
    if (top > 0) addPixel(sums, picture, alpha, x, top - 1, -1);
    if (bottom < picture.heightPx) addPixel(sums, picture, alpha, x, bottom, 1);
  } else {
    sums.fill(0, x * sumCount, (x + 1) * sumCount);
    const last = Math.min(picture.heightPx - 1, bottom);
    for (let row = Math.max(0, top); row <= last; row++) addPixel(sums, picture, alpha, x, row, 1);
  }
  around[x] = y;
}

function addPixel(
  columns: Float64Array,
  { data, widthPx }: Raster,
  alpha: Float32Array,
  x: number,
  y: number,
  sign: 1 | -1,
): void {
  const s = x * sumCount;
  const i = y * widthPx + x;
  const r = data[3 * i]!;
  const g = data[3 * i + 1]!;
  const b = data[3 * i + 2]!;
  const t = sign * alpha[i]!;
  columns[s]! += sign * r;
  columns[s + 1]! += sign * g;
  columns[s + 2]! += sign * b;
  columns[s + 3]! += t;
  columns[s + 4]! += sign * r * r;
  columns[s + 5]! += sign * r * g;
  columns[s + 6]! += sign * r * b;
  columns[s + 7]! += sign * g * g;
  columns[s + 8]! += sign * g * b;
  columns[s + 9]! += sign * b * b;
  columns[s + 10]! += r * t;
  columns[s + 11]! += g * t;
  columns[s + 12]! += b * t;
}

function addColumn(window: Float64Array, columns: Float64Array, x: number, sign: number): void {
  for (let k = 0, s = x * sumCount; k < sumCount; k++, s++) window[k]! += sign * columns[s]!;
}

/** Solves the fit with Cramer's rule on the symmetric 3 x 3 covariance of the colours. */
function solve(window: Float64Array, count: number, variance: number, fits: Fits, i: number): void {
  const share = 1 / count;
  const r = window[0]! * share;
  const g = window[1]! * share;
  const b = window[2]! * share;
  const t = window[3]! * share;
  const a00 = window[4]! * share - r * r + variance;
  const a01 = window[5]! * share - r * g;
  const a02 = window[6]! * share - r * b;
  const a11 = window[7]! * share - g * g + variance;
  const a12 = window[8]! * share - g * b;
  const a22 = window[9]! * share - b * b + variance;
  const c0 = window[10]! * share - r * t;
  const c1 = window[11]! * share - g * t;
  const c2 = window[12]! * share - b * t;
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
  fits[4 * i] = slopeR;
  fits[4 * i + 1] = slopeG;
  fits[4 * i + 2] = slopeB;
  fits[4 * i + 3] = t - slopeR * r - slopeG * g - slopeB * b;
}
