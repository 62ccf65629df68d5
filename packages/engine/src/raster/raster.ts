/** Interleaved 8-bit sRGB, three channels, no padding: data[(y * widthPx + x) * 3 + c]. */
export interface Raster {
  readonly data: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** One value per pixel, 0 (background) to 255 (person). */
export interface Matte {
  readonly alpha: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}
