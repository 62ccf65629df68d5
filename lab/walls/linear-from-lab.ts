import type { Lab, LinearRgb } from '../../packages/engine/src/raster/colour.ts';

/** XYZ under D50 to linear sRGB: the inverse of the matrix that the engine measures CIELAB with. */
const fromXyz = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;
const whiteD50 = [0.964221, 1, 0.825211] as const;

/** Linear sRGB of a colour in CIELAB under D50; channels outside the gamut are clipped. */
export function linearFromLab([lightness, a, b]: Lab): LinearRgb {
  const y = (lightness + 16) / 116;
  const xyz = [y + a / 500, y, y - b / 200].map((value, axis) => whiteD50[axis]! * decode(value));
  return fromXyz.map((row) =>
    Math.min(1, Math.max(0, row[0] * xyz[0]! + row[1] * xyz[1]! + row[2] * xyz[2]!)),
  ) as unknown as LinearRgb;
}

function decode(f: number): number {
  return f > 6 / 29 ? f ** 3 : (116 * f - 16) / (24389 / 27);
}
