import type { Meaning, MeaningSign } from '@vesika/report';
import type { PhotoRequirement } from '@vesika/requirements';
import { readHeader } from './decode/decode.ts';
import { pxFromMm } from './geometry/units.ts';

/** Nominal millimetres are rounded, and so are pixels. */
const shapeTolerance = 0.02;
/** No printer asks for more, and no camera of these years gives less than this makes of 35 x 45 mm. */
const finishedDpiMax = 1200;
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
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  { pixels, size }: Pick<PhotoRequirement, 'pixels' | 'size'>,
): { meaning: Meaning; sign: MeaningSign } {
  if (widthPx === pixels.widthPx && heightPx === pixels.heightPx) {
    return { meaning: 'finished', sign: 'exact-pixels' };
  }
  const shape = widthPx / heightPx;
  const isOfDocument = Math.abs(shape / (size.widthMm / size.heightMm) - 1) <= shapeTolerance;
  const widestPx = Math.max(pxFromMm(size.widthMm, finishedDpiMax), pixels.maxWidthPx ?? pixels.widthPx ?? 0);
  if (isOfDocument && widthPx <= widestPx) return { meaning: 'finished', sign: 'shape' };
  const isOfAny = shape >= finishedShapes.min && shape <= finishedShapes.max;
  if (isOfAny && widthPx * heightPx <= smallPixelsMax) return { meaning: 'finished', sign: 'small' };
  return { meaning: 'original', sign: isOfDocument ? 'large' : 'other-shape' };
}
