import type { Raster } from '../raster/raster.ts';

/**
 * Draws the watermark into a photo twice: light, and dark with an offset of one pixel to the right and below. One of
 * the two is visible on white, on hair and on any skin, and neither a threshold nor a change of levels removes both.
 * Below its words the photo is blurred, so that there is no detail to recover by subtracting the known drawing.
 *
 * In: three rasters of one size: `photo`, changed in place; `blurred`, the same blurred; `drawing`, red for its
 *     opacity, green for the loss of detail.
 */
export function emboss(photo: Raster, blurred: Raster, drawing: Raster): void {
  const { data, widthPx } = photo;
  const back = stepPx * widthPx + stepPx;
  for (let at = 0; at < data.length; at += 3) {
    const light = drawing.data[at]! / 255;
    const dark = at < back * 3 ? 0 : drawing.data[at - back * 3]! / 255;
    const loss = Math.min(1, lossGain * (drawing.data[at + 1]! / 255));
    for (let c = 0; c < 3; c++) {
      const under = data[at + c]! + (blurred.data[at + c]! - data[at + c]!) * loss;
      data[at + c] = tinted(under, darkTone[c]!, dark, light) + 0.5;
    }
  }
}

const stepPx = 1;
const opacity = 0.22;
/** Thin lines cover no pixel completely, but must still remove its detail. */
const lossGain = 3;
const lightTone = 255;
const darkTone = [16, 24, 44];

function tinted(under: number, tone: number, dark: number, light: number): number {
  const darkened = under + (tone - under) * dark * opacity;
  return darkened + (lightTone - darkened) * light * opacity;
}
