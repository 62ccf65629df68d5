import { mmPerInch } from '../../inch.ts';
import { type OwnDocument, ownDocumentRange } from '../own-document.ts';

/** Millimetres of a file that no one prints: those of the most common photo. */
const nominalHeightMm = 45;

/**
 * The document that a reading describes, complete; null without any size. Where the rule gives only pixels, the
 * millimetres follow from its density, else they are nominal.
 */
export function documentFrom(read: Partial<OwnDocument>): OwnDocument | null {
  const px = read.pixels ?? read.maxPixels ?? read.minPixels;
  const size =
    read.widthMm !== undefined && read.heightMm !== undefined
      ? { widthMm: read.widthMm, heightMm: read.heightMm }
      : px && sizeOfPixels(px, read.minDpi ?? null);
  if (!size) return null;
  return {
    pixels: null,
    minPixels: null,
    maxPixels: null,
    headHeightMm: null,
    eyeLineFromBottomMm: null,
    background: null,
    backgroundHex: null,
    minKb: null,
    maxKb: null,
    minDpi: null,
    editsRefused: false,
    ...read,
    ...size,
  };
}

export function sizeOfPixels(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  dpi: number | null,
) {
  const { sideMm } = ownDocumentRange;
  const atDensity = dpi === null ? 0 : (heightPx / dpi) * mmPerInch;
  const heightMm = atDensity >= sideMm.min * 2 && atDensity <= sideMm.max ? atDensity : nominalHeightMm;
  return { widthMm: hundredths((widthPx / heightPx) * heightMm), heightMm: hundredths(heightMm) };
}

export function hundredths(mm: number): number {
  return Math.round(mm * 100) / 100;
}
