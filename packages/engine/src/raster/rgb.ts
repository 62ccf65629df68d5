/** sRGB bytes. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Parses a hexadecimal colour.
 *
 * In:  '#RRGGBB' in either case; not validated, because the schema of requirements does that.
 * Out: sRGB bytes.
 */
export function rgbFromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/**
 * Formats a colour in hexadecimal.
 *
 * In:  sRGB levels, 0 to 255, fractions allowed.
 * Out: '#RRGGBB' in upper case, channels rounded.
 */
export function hexFromRgb(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

export const white: Rgb = [255, 255, 255];

/** Largest absolute difference over the channels, 0 to 255. */
export function colourDifference(p: Rgb, q: Rgb): number {
  return Math.max(...p.map((value, c) => Math.abs(value - q[c]!)));
}
