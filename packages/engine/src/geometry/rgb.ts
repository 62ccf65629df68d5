/** sRGB bytes. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** In: '#RRGGBB'. */
export function rgbFromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hexFromRgb(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

export const white: Rgb = [255, 255, 255];
