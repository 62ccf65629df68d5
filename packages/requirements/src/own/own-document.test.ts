import { describe, expect, it } from 'vitest';
import { findRequirement } from '../lookup.ts';
import { photoRequirementSchema } from '../schema.ts';
import {
  documentFrom,
  type OwnDocument,
  ownDocumentFaults,
  ownDocumentOf,
  ownVariant,
} from './own-document.ts';

const plain: OwnDocument = {
  widthMm: 35,
  heightMm: 45,
  pixels: null,
  minPixels: null,
  maxPixels: null,
  headHeightMm: null,
  headIncludesHair: false,
  eyeLineFromBottomMm: null,
  topMarginMm: null,
  headWidthMm: null,
  chinMarginMm: null,
  faceCentreFromSideMm: null,
  background: null,
  backgroundHex: null,
  minKb: null,
  maxKb: null,
  minDpi: null,
  editsRefused: false,
};
const full: OwnDocument = {
  widthMm: 34.93,
  heightMm: 44.45,
  pixels: { widthPx: 413, heightPx: 531 },
  minPixels: { widthPx: 300, heightPx: 386 },
  maxPixels: { widthPx: 2000, heightPx: 2600 },
  headHeightMm: { min: 31.5, max: 36 },
  headIncludesHair: true,
  eyeLineFromBottomMm: { min: 23, max: 31.25 },
  topMarginMm: { min: 3, max: 5 },
  headWidthMm: { min: 16, max: 20 },
  chinMarginMm: { min: 7, max: null },
  faceCentreFromSideMm: { min: null, max: 19.25 },
  background: 'any-plain-light',
  backgroundHex: '#AABBCC',
  minKb: 10_000,
  maxKb: 10_240,
  minDpi: 1200,
  editsRefused: true,
};

function requirementOf(document: OwnDocument) {
  return findRequirement({ countryCode: 'ZZ', documentType: 'other', variant: ownVariant(document) })
    ?.requirement;
}

describe('the variant of an own document', () => {
  it.each([
    ['its size alone', plain],
    ['every value', full],
    ['no lower bound of the file', { ...plain, maxKb: 200 }],
    ['no upper bound of the file', { ...plain, minKb: 20 }],
  ])('contains %s', (_what, document) => {
    expect(ownDocumentOf(ownVariant(document))).toEqual(document);
  });

  it('is short enough for every place that names a variant', () => {
    const longest = { ...full, widthMm: 99.99, heightMm: 99.98, headHeightMm: { min: 55.55, max: 66.66 } };
    expect(ownVariant(longest)).toMatch(/^[a-z0-9-]{1,180}$/);
  });

  it.each([
    'own-',
    'own-3500',
    'own-3500x4500-bmauve',
    'own-3500x4500-k300x200',
    'own-3500x4500-h4000x3000',
    'own-3500x4500-p600x600',
    'own-3500x99999',
    'own-300x400',
    'own-3500x4500-d9999',
    'own-3500x4500-n600x800-m300x400',
    'own-3500x4500-unedited-d300',
    'own-3500x4500-w3600x0',
    'own-3500x4500-u900x500',
    'own-3500x4500-t0x0',
    'own-3500x4500-s1800x0',
  ])('is refused if no photo can be made for it: %s', (variant) => {
    expect(ownDocumentOf(variant)).toBeNull();
    expect(findRequirement({ countryCode: 'ZZ', documentType: 'other', variant })).toBeUndefined();
  });

  it('names no document of a country', () => {
    const variant = ownVariant(plain);
    expect(findRequirement({ countryCode: 'DE', documentType: 'passport', variant })).toBeUndefined();
    expect(findRequirement({ countryCode: 'ZZ', documentType: 'passport', variant })).toBeUndefined();
  });
});

describe('the record of an own document', () => {
  it('is complete and cites nobody', () => {
    const record = requirementOf(full)!;
    expect(() => photoRequirementSchema.parse(record)).not.toThrow();
    expect(record.sources).toEqual([]);
    expect(record.verified).toBe('default');
  });

  it('holds what the owner said', () => {
    expect(requirementOf(full)).toMatchObject({
      size: { widthMm: 34.93, heightMm: 44.45 },
      pixels: { widthPx: 413, minWidthPx: 300, maxHeightPx: 2600 },
      headHeight: { minMm: 31.5, maxMm: 36, includesHair: true, derivation: 'stated' },
      eyeLineFromBottom: { minMm: 23, maxMm: 31.25 },
      topMargin: { minMm: 3, maxMm: 5 },
      headWidth: { minMm: 16, maxMm: 20 },
      chinMargin: { minMm: 7, maxMm: null },
      faceCentreFromSide: { minMm: null, maxMm: 19.25 },
      background: { colour: 'any-plain-light', hex: '#AABBCC' },
      file: { minKb: 10_000, maxKb: 10_240 },
      minDpi: { value: 1200 },
      edits: { refused: ['any'] },
    });
  });

  it('takes the usual head height where the owner knows none, and says whose it is', () => {
    expect(requirementOf(plain)?.headHeight).toMatchObject({ minMm: 31.5, maxMm: 36, derivation: 'icao' });
    const square = requirementOf({ ...plain, widthMm: 51, heightMm: 51 });
    expect(square?.headHeight).toMatchObject({ minMm: 25.5, maxMm: 35.2, derivation: 'us' });
  });
});

describe('ownDocumentFaults', () => {
  it('names the fields that contradict each other', () => {
    expect(ownDocumentFaults(plain)).toEqual([]);
    expect(ownDocumentFaults({ ...plain, headHeightMm: { min: 40, max: 50 }, minKb: 5, maxKb: 5 })).toEqual([
      'headHeight',
      'fileSize',
    ]);
  });
});

describe('documentFrom', () => {
  it('takes the millimetres of pixels from their density, or those of the most common photo', () => {
    const pixels = { widthPx: 600, heightPx: 600 };
    expect(documentFrom({ pixels, minDpi: 300 })).toEqual({
      ...plain,
      widthMm: 50.8,
      heightMm: 50.8,
      pixels,
      minDpi: 300,
    });
    expect(documentFrom({ maxPixels: pixels })).toMatchObject({ widthMm: 45, heightMm: 45 });
  });

  it('needs a size', () => {
    expect(documentFrom({ background: 'white', widthMm: 35 })).toBeNull();
  });
});
