import type { Meaning, MeaningSign } from '@vesika/report';
import type { PhotoRequirement } from '@vesika/requirements';
import { readHeader } from './decode/decode.ts';
import { pxFromMm } from './geometry/units.ts';
import type { Size } from './raster/raster.ts';

/** Nominal millimetres are rounded, and so are pixels. */
const shapeTolerance = 0.02;
/**
 * Highest density of finished photos. Studios deliver at most 600 dpi; a document whose aspect ratio no camera
 * produces allows more, because such a picture is a finished photo at any size.
 */
const finishedDpiMax = { cameraShape: 600, otherShape: 1200 };
/** Width over height of cameras and of crops on telephones. */
const cameraShapes = [1, 4 / 5, 3 / 4, 2 / 3, 9 / 16];
/** Pixels of 35 x 45 mm at 600 dpi: smaller pictures were made for a form or a print, whatever their aspect ratio. */
const smallPixelsMax = 900_000;
/** Width over height of photos for any document, from 2 : 3 to square. */
const finishedShapes = { min: 0.64, max: 1.05 };

/**
 * Guesses from a picture's size whether it is meant as the finished photo of a document. The person sees the guess
 * and may correct it.
 *
 * In:     encoded picture.
 * Throws: as readHeader does.
 */
export async function meaningOf(source: Buffer, requirement: PhotoRequirement) {
  const { width: widthPx, height: heightPx } = (await readHeader(source)).autoOrient;
  return meaningOfSize({ widthPx, heightPx }, requirement);
}

export function meaningOfSize(
  { widthPx, heightPx }: Size,
  { pixels, size }: Pick<PhotoRequirement, 'pixels' | 'size'>,
): { meaning: Meaning; sign: MeaningSign } {
  if (widthPx === pixels.widthPx && heightPx === pixels.heightPx) {
    return { meaning: 'finished', sign: 'exact-pixels' };
  }
  const shape = widthPx / heightPx;
  const documentShape = size.widthMm / size.heightMm;
  const isOfDocument = isSameShape(shape, documentShape);
  const isOfCamera = cameraShapes.some((each) => isSameShape(each, documentShape));
  const dpiMax = finishedDpiMax[isOfCamera ? 'cameraShape' : 'otherShape'];
  const widestPx = Math.max(Math.ceil(pxFromMm(size.widthMm, dpiMax)), pixels.maxWidthPx ?? 0);
  if (isOfDocument && widthPx <= widestPx) return { meaning: 'finished', sign: 'shape' };
  const isOfAny = shape >= finishedShapes.min && shape <= finishedShapes.max;
  if (isOfAny && widthPx * heightPx <= smallPixelsMax) return { meaning: 'finished', sign: 'small' };
  return { meaning: 'original', sign: isOfDocument ? 'large' : 'other-shape' };
}

function isSameShape(shape: number, other: number): boolean {
  return Math.abs(shape / other - 1) <= shapeTolerance;
}
