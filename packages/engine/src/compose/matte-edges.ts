import type { Raster } from '../geometry/raster.ts';
import { boxMean } from './box-mean.ts';
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
  const known = boxMean(Float32Array.from(wanted), seen, radiusPx);
  const [red, green, blue, offset] = fits.map((plane) => boxMean(plane, seen, radiusPx)) as Fits;
  const { data } = seen;
  for (let i = 0; i < alpha.length; i++) {
    if (!unsure[i]) continue;
    const fitted =
      red[i]! * data[3 * i]! + green[i]! * data[3 * i + 1]! + blue[i]! * data[3 * i + 2]! + offset[i]!;
    alpha[i] = Math.min(1, Math.max(0, fitted / known[i]!));
  }
}
