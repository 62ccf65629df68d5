import { z } from 'zod';
import { backgroundColours } from '../vocabulary.ts';
import { ownDocumentRange } from './own-document.ts';

const { sideMm, sidePx, kb, dpi } = ownDocumentRange;
const side = z.number().min(sideMm.min).max(sideMm.max);
const sidePixels = z.number().int().min(sidePx.min).max(sidePx.max);
const pixelSize = z.strictObject({
  widthPx: sidePixels.describe('Width in pixels.'),
  heightPx: sidePixels.describe('Height in pixels.'),
});
const bounds = z.strictObject({
  min: z.number().positive().describe('Lower bound in mm.'),
  max: z.number().positive().describe('Upper bound in mm.'),
});
const openBounds = bounds.partial();
const kilobytes = z.number().int().min(kb.min).max(kb.max);

/** The fields of `OwnDocument`, each with its range; absent if unknown. `ownDocumentFaults` says whether they fit together. */
export const ownDocumentSchema = z
  .strictObject({
    widthMm: side.describe('Width in mm.'),
    heightMm: side.describe('Height in mm.'),
    pixels: pixelSize.describe('Exact pixels of the file.'),
    minPixels: pixelSize.describe('Smallest accepted size of the file.'),
    maxPixels: pixelSize.describe('Largest accepted size of the file.'),
    headHeightMm: bounds.describe('Chin to crown; absent for the usual share of the photo.'),
    headIncludesHair: z.boolean().describe('Whether the head is measured to the top of the hair.'),
    eyeLineFromBottomMm: bounds.describe('Bottom edge to the eye line.'),
    topMarginMm: openBounds.describe('Top edge to the crown.'),
    headWidthMm: openBounds.describe('Width of the face from ear root to ear root.'),
    chinMarginMm: openBounds.describe('Chin to the bottom edge.'),
    faceCentreFromSideMm: openBounds.describe('Middle of the face to either side edge.'),
    background: z.enum(backgroundColours).describe('Colour by name; absent for white.'),
    backgroundHex: z
      .string()
      .regex(/^#[0-9A-F]{6}$/)
      .describe('Exact colour to paint; absent for that of the name.'),
    minKb: kilobytes.describe('Minimum size of the file in kB.'),
    maxKb: kilobytes.describe('Maximum size of the file in kB.'),
    minDpi: z.number().int().min(dpi.min).max(dpi.max).describe('Minimum density in dpi.'),
    editsRefused: z.boolean().describe('Whether the photo must not be edited.'),
  })
  .partial();
