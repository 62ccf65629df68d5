import type { Raster } from '../raster/raster.ts';

/**
 * Draws the watermark into a photo twice: light, and dark with an offset of one pixel to the right and below. One of
 * the two is visible on white, on hair and on any skin, and neither a threshold nor a change of levels removes both.
 *
 * In: two rasters of one size: `photo`, changed in place; `drawing`, red for its opacity.
 */
export function emboss(photo: Raster, drawing: Raster): void {
  const { data, widthPx } = photo;
  const back = ink.stepPx * (widthPx + 1);
  for (let at = 0; at < data.length; at += 3) {
    const light = drawing.data[at]! / 255;
    const dark = at < back * 3 ? 0 : drawing.data[at - back * 3]! / 255;
    for (let c = 0; c < 3; c++) data[at + c] = tinted(data[at + c]!, ink.dark[c]!, dark, light) + 0.5;
  }
}

/** Offset of the dark drawing in px, greatest opacity, and the tones in red, green and blue. */
export const ink = { stepPx: 1, opacity: 0.22, light: 255, dark: [16, 24, 44] } as const;

function tinted(under: number, tone: number, dark: number, light: number): number {
  const darkened = under + (tone - under) * dark * ink.opacity;
  return darkened + (ink.light - darkened) * light * ink.opacity;
}
