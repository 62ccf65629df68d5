import type { Meaning, MeaningSign } from '@vesika/report';
import type { PhotoRequirement } from '@vesika/requirements';
import { readHeader } from './decode/decode.ts';
import { pxFromMm } from './geometry/units.ts';
import type { Size } from './raster/raster.ts';

/** Nominal millimetres are rounded, and so are pixels. */
const shapeTolerance = 0.02;
/** What studios hand out; where no camera gives the shape of the document, more is a finished photo all the same. */
const finishedDpiMax = { cameraShape: 600, otherShape: 1200 };
/** Width over height, as cameras give them and telephones crop them. */
const cameraShapes = [1, 4 / 5, 3 / 4, 2 / 3, 9 / 16];
/** Pixels of 35 x 45 mm at 600 dpi: what is smaller has been made for a form or a print, whatever its shape. */
const smallPixelsMax = 900_000;
/** Width over height, of photos for any document: from 2 : 3 to square. */
const finishedShapes = { min: 0.64, max: 1.05 };

/**
 * Whether a picture is meant as the finished photo of a document, by its size alone: it is a guess, which is told and
 * which a person may set right.
 *
 * Throws: as reading a header does.
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
