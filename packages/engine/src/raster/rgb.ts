/** sRGB bytes. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * In:  '#RRGGBB', either case; not checked, since records are.
 * Out: sRGB bytes.
 */
export function rgbFromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/**
 * In:  sRGB values 0 to 255, fractions allowed.
 * Out: '#RRGGBB' in capitals, channels rounded.
 */
export function hexFromRgb(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

export const white: Rgb = [255, 255, 255];

/** Difference in the channel where it is widest, 0 to 255. */
export function colourDifference(p: Rgb, q: Rgb): number {
  return Math.max(...p.map((value, c) => Math.abs(value - q[c]!)));
}
