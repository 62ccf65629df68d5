import type { Raster } from '../geometry/raster.ts';

/** Per pixel the slopes of alpha per byte of red, green and blue, and the offset, interleaved. */
export type Fits = Float32Array;

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
 * Along every run of wanted pixels the sums of a window slide from one to the next. In: picture and alpha (0..1)
 * of one size.
 */
export function fitWindows(picture: Raster, alpha: Float32Array, options: WindowFitOptions): Fits {
  const { widthPx, heightPx } = picture;
  const { wanted, radiusPx } = options;
  const fits = new Float32Array(4 * alpha.length);
  const columns = new Float64Array(widthPx * sumCount);
  const window = new Float64Array(sumCount);
  const variance = options.flatVariance * 255 * 255;
  for (let y = 0; y < heightPx; y++) {
    const top = Math.max(0, y - radiusPx);
    const bottom = Math.min(heightPx - 1, y + radiusPx);
    const row = y * widthPx;
    let summed = 0;
    for (let x = wanted.indexOf(1, row) - row; x >= 0 && x < widthPx; ) {
      window.fill(0);
      let right = Math.max(0, x - radiusPx);
      for (let left = right; x < widthPx && wanted[row + x]; x++) {
        for (; right <= Math.min(widthPx - 1, x + radiusPx); right++) {
          if (right >= summed) sumColumn(columns, picture, alpha, right, top, bottom);
          summed = Math.max(summed, right + 1);
          addColumn(window, columns, right, 1);
        }
        for (; left < x - radiusPx; left++) addColumn(window, columns, left, -1);
        solve(window, (bottom - top + 1) * (right - left), variance, fits, row + x);
      }
      const next = wanted.indexOf(1, row + x);
      x = next < 0 ? widthPx : next - row;
    }
  }
  return fits;
}

function sumColumn(
  columns: Float64Array,
  { data, widthPx }: Raster,
  alpha: Float32Array,
  x: number,
  top: number,
  bottom: number,
) {
  const s = x * sumCount;
  columns.fill(0, s, s + sumCount);
  for (let i = top * widthPx + x; i <= bottom * widthPx + x; i += widthPx) {
    const r = data[3 * i]!;
    const g = data[3 * i + 1]!;
    const b = data[3 * i + 2]!;
    const t = alpha[i]!;
    columns[s]! += r;
    columns[s + 1]! += g;
    columns[s + 2]! += b;
    columns[s + 3]! += t;
    columns[s + 4]! += r * r;
    columns[s + 5]! += r * g;
    columns[s + 6]! += r * b;
    columns[s + 7]! += g * g;
    columns[s + 8]! += g * b;
    columns[s + 9]! += b * b;
    columns[s + 10]! += r * t;
    columns[s + 11]! += g * t;
    columns[s + 12]! += b * t;
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
  fits[4 * i] = slopeR;
  fits[4 * i + 1] = slopeG;
  fits[4 * i + 2] = slopeB;
  fits[4 * i + 3] = t - slopeR * r - slopeG * g - slopeB * b;
}
