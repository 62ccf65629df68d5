import { hexOfColour } from '../background-choice.ts';
import { withEmptyFields } from '../empty-fields.ts';
import type { PhotoRequirement } from '../schema.ts';
import type { Bounds, OpenBounds, OwnDocument } from './own-document.ts';

/** Group of the records that belong to no country. */
export const ownCountryCode = 'ZZ';

/** The record of an own document. Its facts rest on the owner's word alone, so none has a source. */
export function ownRecord(document: OwnDocument, variant: string): PhotoRequirement {
  const { widthMm, heightMm, pixels, minPixels, maxPixels, background, eyeLineFromBottomMm } = document;
  const colour = background ?? 'white';
  return withEmptyFields.record({
    countryCode: ownCountryCode,
    alpha3: 'ZZZ',
    countryName: 'Generic (no country)',
    region: 'Other',
    documentType: 'other',
    variant,
    isPrimary: false,
    label: `Own document, ${widthMm} x ${heightMm} mm`,
    supply: unverified,
    edits: { refused: document.editsRefused ? ['any'] : [], ...unverified },
    size: { widthMm, heightMm, ...unverified },
    pixels: {
      widthPx: pixels?.widthPx ?? null,
      heightPx: pixels?.heightPx ?? null,
      minWidthPx: minPixels?.widthPx ?? null,
      minHeightPx: minPixels?.heightPx ?? null,
      maxWidthPx: maxPixels?.widthPx ?? null,
      maxHeightPx: maxPixels?.heightPx ?? null,
      ...unverified,
    },
    headHeight: {
      ...inMm(document.headHeightMm ?? usualHeadHeightMm(document)),
      includesHair: document.headIncludesHair || undefined,
      derivation: document.headHeightMm ? 'stated' : isSquare(document) ? 'us' : 'icao',
      ...unverified,
    },
    eyeLineFromBottom: bandOf(eyeLineFromBottomMm),
    topMargin: bandOf(document.topMarginMm),
    headWidth: bandOf(document.headWidthMm),
    chinMargin: bandOf(document.chinMarginMm),
    faceCentreFromSide: bandOf(document.faceCentreFromSideMm),
    background: { colour, hex: document.backgroundHex ?? hexOfColour[colour], ...unverified },
    minDpi: document.minDpi === null ? null : { value: document.minDpi, ...unverified },
    file: { minKb: document.minKb, maxKb: document.maxKb, ...unverified },
    authority: null,
    sources: [],
    verified: 'default',
    changedOn: null,
    sourceDate: null,
  });
}

const unverified = { level: 'unverified' } as const;

function inMm({ min, max }: OpenBounds) {
  return { minMm: min, maxMm: max };
}

function bandOf(bounds: OpenBounds | null) {
  return bounds ? { ...inMm(bounds), ...unverified } : undefined;
}

function isSquare({ widthMm, heightMm }: OwnDocument): boolean {
  return heightMm / widthMm < 1.1;
}

/** Head heights of the ICAO standard, or of the square photo of the USA. */
function usualHeadHeightMm(document: OwnDocument): Bounds {
  const [min, max] = isSquare(document) ? [0.5, 0.69] : [0.7, 0.8];
  const rounded = (share: number) => Math.round(document.heightMm * share * 10) / 10;
  return { min: rounded(min), max: rounded(max) };
}
