/** Width and height of a grid of pixels. */
export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Interleaved 8-bit sRGB, three channels, no padding: data[(y * widthPx + x) * 3 + c]. */
export interface Raster extends Size {
  readonly data: Uint8Array;
}

/** One value per pixel, 0 (background) to 255 (person). */
export interface Matte extends Size {
  readonly alpha: Uint8Array;
}
