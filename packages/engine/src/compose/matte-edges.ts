import type { Raster } from '../geometry/raster.ts';
import { spread } from './mask.ts';
import { type Fits, fitWindows } from './window-fits.ts';

/** Radius of the windows in which alpha is taken to be a linear function of colour, px of the grid. */
const radiusPx = 3;
/** Colour variance below which a window counts as flat and alpha is only averaged. */
const flatVariance = 1e-5;

/**
 * Makes alpha follow the colours: in every small window it is fitted as a linear function of red, green and
 * blue, and the fits are averaged. Edges snap to where the colour changes and strands become as thin as they
 * are. (Guided filter with a colour guide: He, Sun, Tang, "Guided Image Filtering", 2013.)
 *
 * In:  picture and alpha (0..1) of one size; alpha is changed where `unsure` is set.
 */
export function followColours(seen: Raster, alpha: Float32Array, unsure: Uint8Array): void {
  const wanted = spread(unsure, seen, radiusPx);
  const fits = fitWindows(seen, alpha, { wanted, radiusPx, flatVariance });
  const { data, widthPx, heightPx } = seen;
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i++) {
      if (!unsure[i]) continue;
      const fitted = meanFit(fits, wanted, seen, x, y, data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!);
      alpha[i] = Math.min(1, Math.max(0, fitted));
    }
  }
}

/** What the fits of the window around a pixel say of its colour, on average. */
function meanFit(
  fits: Fits,
  wanted: Uint8Array,
  { widthPx, heightPx }: Raster,
  x: number,
  y: number,
  red: number,
  green: number,
  blue: number,
): number {
  const left = Math.max(0, x - radiusPx);
  const right = Math.min(widthPx - 1, x + radiusPx);
  const bottom = Math.min(heightPx - 1, y + radiusPx);
  let sum = 0;
  let count = 0;
  for (let row = Math.max(0, y - radiusPx); row <= bottom; row++) {
    for (let j = row * widthPx + left; j <= row * widthPx + right; j++) {
      sum += fits[4 * j]! * red + fits[4 * j + 1]! * green + fits[4 * j + 2]! * blue + fits[4 * j + 3]!;
      count += wanted[j]!;
    }
  }
  return sum / count;
}
