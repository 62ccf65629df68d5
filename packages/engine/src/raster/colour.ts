/** Linear-light red, green and blue, 0 to 1. */
export type LinearRgb = readonly [number, number, number];
/** CIELAB under D50. */
export type Lab = readonly [l: number, a: number, b: number];

const byteToLinear = Float64Array.from({ length: 256 }, (_, byte) => linearFromLevel(byte));

/** sRGB decoding of a fractional level, 0 to 255, such as a mean of bytes, to linear light, 0 to 1. */
export function linearFromLevel(level: number): number {
  const v = level / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

/** sRGB decoding (IEC 61966-2-1) of a byte to linear light, 0 to 1. */
export function linearFromByte(byte: number): number {
  return byteToLinear[byte]!;
}

/** sRGB encoding (IEC 61966-2-1) of linear light to a byte, clamped and rounded. */
export function toByteFromLinear(linear: number): number {
  const v = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
}

/** Relative luminance Y, 0 to 1, never gamma-encoded (ISO/IEC 29794-5; weights of ITU-R BT.709). */
export function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Linear sRGB to XYZ under D50, Bradford-adapted (ISO/IEC 29794-5, NaturalColour). */
const toXyz = [
  [0.43605, 0.38508, 0.14309],
  [0.22249, 0.71689, 0.06062],
  [0.01393, 0.0971, 0.71419],
] as const;
const whiteD50 = [0.964221, 1, 0.825211] as const;

/**
 * Converts linear sRGB to CIELAB under D50.
 *
 * In:     linear sRGB, 0 to 1.
 * Out:    CIELAB, L* 0 to 100.
 * Source: CIE 15; matrix and white of ISO/IEC 29794-5, NaturalColour.
 */
export function labFromLinear([red, green, blue]: LinearRgb): Lab {
  const x = labComponent(0, red, green, blue);
  const y = labComponent(1, red, green, blue);
  return [116 * y - 16, 500 * (x - y), 200 * (y - labComponent(2, red, green, blue))];
}

function labComponent(axis: 0 | 1 | 2, red: number, green: number, blue: number): number {
  const [r, g, b] = toXyz[axis];
  return encodeLab((r * red + g * green + b * blue) / whiteD50[axis]);
}

function encodeLab(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
}
