import { dilateMask } from '../raster/mask.ts';
import type { Raster } from '../raster/raster.ts';
import { type Fits, fitWindows } from './window-fits.ts';

/** Radius of the guided filter's window, grid px. */
const radiusPx = 3;
/**
 * Regularisation: a window whose colours vary less than this (0..1 squared) counts as flat, and alpha is averaged
 * there.
 */
const flatVariance = 1e-5;

/**
 * Snaps a doubtful alpha to the colour edges with a guided filter: in each small window alpha is fitted as a linear
 * function of red, green and blue, and the fits are averaged. It also thins strands to their real width.
 *
 * In:     picture and alpha (0..1) of the same size; alpha is changed in place where `unsure` is 1.
 * Source: He, Sun & Tang, "Guided Image Filtering", 2013.
 */
export function followColours(picture: Raster, alpha: Float32Array, unsure: Uint8Array): void {
  const wanted = dilateMask(unsure, picture, radiusPx);
  const fits = fitWindows(picture, alpha, { wanted, radiusPx, flatVariance });
  const along = sumsAlongRows(fits, wanted, picture);
  const { data, widthPx, heightPx } = picture;
  for (let y = 0, i = 0; y < heightPx; y++) {
    const top = Math.max(0, y - radiusPx) * widthPx;
    const bottom = Math.min(heightPx - 1, y + radiusPx) * widthPx;
    for (let x = 0; x < widthPx; x++, i++) {
      if (!unsure[i]) continue;
      const red = data[3 * i]!;
      const green = data[3 * i + 1]!;
      const blue = data[3 * i + 2]!;
      let sum = 0;
      let count = 0;
      for (let at = (top + x) * 5; at <= (bottom + x) * 5; at += widthPx * 5) {
        sum += along[at]! * red + along[at + 1]! * green + along[at + 2]! * blue + along[at + 3]!;
        count += along[at + 4]!;
      }
      alpha[i] = Math.min(1, Math.max(0, sum / count));
    }
  }
}

/**
 * Sums the fits within the radius to the left and right of each wanted pixel, and counts them. Out: five values per
 * pixel, the four coefficients and the count.
 */
function sumsAlongRows(fits: Fits, wanted: Uint8Array, { widthPx, heightPx }: Raster): Float32Array {
  const sums = new Float32Array(5 * wanted.length);
  const window = new Float64Array(5);
  for (let row = 0; row < heightPx * widthPx; row += widthPx) {
    const end = row + widthPx;
    for (let i = wanted.indexOf(1, row); i >= 0 && i < end; ) {
      window.fill(0);
      let right = Math.max(row, i - radiusPx);
      for (let left = right; i < end && wanted[i]; i++) {
        for (; right <= Math.min(end - 1, i + radiusPx); right++) {
          if (wanted[right]) addFit(window, fits, right, 1);
        }
        for (; left < i - radiusPx; left++) if (wanted[left]) addFit(window, fits, left, -1);
        for (let k = 0; k < 5; k++) sums[5 * i + k] = window[k]!;
      }
      i = wanted.indexOf(1, i);
    }
  }
  return sums;
}

function addFit(window: Float64Array, fits: Fits, i: number, sign: 1 | -1): void {
  for (let k = 0; k < 4; k++) window[k]! += sign * fits[4 * i + k]!;
  window[4]! += sign;
}
