import type { LinearRgb } from '../../raster/colour.ts';
import { quantile } from '../../raster/quantile.ts';

/** Natural logarithms of linear red over green and of linear blue over green. */
export type Hue = readonly [red: number, blue: number];

/** Added to linear levels, which limits the log ratios of near-black pixels. */
const floor = 0.002;

export function hueOf([red, green, blue]: LinearRgb): Hue {
  return [Math.log((red + floor) / (green + floor)), Math.log((blue + floor) / (green + floor))];
}

/** Component-wise median. */
export function medianHue(hues: readonly Hue[]): Hue {
  const median = (axis: 0 | 1) =>
    quantile(
      hues.map((hue) => hue[axis]),
      0.5,
    );
  return [median(0), median(1)];
}

export function hueDistance(p: Hue, q: Hue): number {
  return Math.hypot(p[0] - q[0], p[1] - q[1]);
}
