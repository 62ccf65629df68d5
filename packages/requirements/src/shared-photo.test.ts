import { describe, expect, it } from 'vitest';
import { allRequirements, findRequirement } from './lookup.ts';
import type { PhotoRequirement } from './schema.ts';
import { groupBySharedPhoto, jointHeadHeight, photoDifferencesBetween } from './shared-photo.ts';
import type { DocumentType, PhotoDifference } from './vocabulary.ts';

function record(name: string): PhotoRequirement {
  const [countryCode = '', documentType, variant] = name.split(' ');
  const found = findRequirement({
    countryCode,
    documentType: documentType as DocumentType,
    ...(variant !== undefined && { variant }),
  });
  return found!.requirement;
}

/** A record with numbers chosen by the test, because those of countries change. */
function changed(change: (one: PhotoRequirement) => void): PhotoRequirement {
  const copy = structuredClone(record('TR passport'));
  change(copy);
  return copy;
}

describe('documents share one photo', () => {
  it.each([
    ['TR passport', 'TR id'],
    ['US passport', 'US id'],
    ['US visa', 'IN visa'],
    ['US passport', 'US visa'],
    ['DE visa', 'EU visa schengen-visa'],
  ])('%s and %s', (a, b) => {
    expect(photoDifferencesBetween(record(a), record(b))).toEqual([]);
  });

  it('if their bands overlap sufficiently', () => {
    const one = record('TR passport');
    expect(
      photoDifferencesBetween(
        one,
        changed(({ headHeight }) => Object.assign(headHeight, { minMm: 34, maxMm: 40 })),
      ),
    ).toEqual([]);
  });
});

describe('documents need a photo each', () => {
  it.each<[string, string, PhotoDifference]>([
    ['TR passport', 'US visa', 'size'],
    ['GB passport', 'CN passport', 'background'],
    ['DE passport', 'DE visa', 'supply'],
    ['CN visa', 'CN visa online', 'size'],
  ])('%s and %s differ in %s', (a, b, difference) => {
    expect(photoDifferencesBetween(record(a), record(b))).toContain(difference);
  });

  it.each<[PhotoDifference, (one: PhotoRequirement) => void]>([
    ['head-height', ({ headHeight }) => Object.assign(headHeight, { minMm: 35, maxMm: 40 })],
    ['background', ({ background }) => Object.assign(background, { hex: '#FF0000' })],
    ['edits', ({ edits }) => edits.refused.push('light')],
    ['size', ({ size }) => Object.assign(size, { widthMm: 50.1 })],
  ])('if one requires another %s', (difference, change) => {
    expect(photoDifferencesBetween(record('TR passport'), changed(change))).toEqual([difference]);
  });

  it.each<[PhotoDifference, (one: PhotoRequirement) => void, (other: PhotoRequirement) => void]>([
    [
      'eye-line',
      ({ eyeLineFromBottom }) => Object.assign(eyeLineFromBottom, { minMm: 25, maxMm: 28 }),
      ({ eyeLineFromBottom }) => Object.assign(eyeLineFromBottom, { minMm: 27, maxMm: 32 }),
    ],
    [
      'top-margin',
      ({ topMargin }) => Object.assign(topMargin, { minMm: 3, maxMm: 5 }),
      ({ topMargin }) => Object.assign(topMargin, { minMm: 6, maxMm: null }),
    ],
    [
      'pixels',
      ({ pixels }) => Object.assign(pixels, { widthPx: 600, heightPx: 720 }),
      ({ pixels }) => Object.assign(pixels, { minWidthPx: 700 }),
    ],
    [
      'file-size',
      ({ file }) => Object.assign(file, { minKb: 50 }),
      ({ file }) => Object.assign(file, { maxKb: 50 }),
    ],
    [
      'file-format',
      ({ file }) => Object.assign(file, { formats: ['jpeg'] }),
      ({ file }) => Object.assign(file, { formats: ['png'] }),
    ],
  ])('if their bands of the %s do not intersect', (difference, one, other) => {
    expect(photoDifferencesBetween(changed(one), changed(other))).toEqual([difference]);
    expect(photoDifferencesBetween(changed(other), changed(one))).toEqual([difference]);
    expect(photoDifferencesBetween(changed(one), record('TR passport'))).toEqual([]);
  });
});

it('is the same whichever is named first, and no document differs from itself', () => {
  const records = allRequirements();
  for (const [index, one] of records.entries()) {
    expect(photoDifferencesBetween(one, one), one.label).toEqual([]);
    const other = records[(index * 7 + 3) % records.length]!;
    expect(photoDifferencesBetween(one, other)).toEqual(photoDifferencesBetween(other, one));
  }
});

it('measures to the top of the hair where one record does, with room for the hair of the other', () => {
  const band = { minMm: 25, maxMm: 35 };
  expect(jointHeadHeight(band, band)).toMatchObject({ ...band, includesHair: false });
  const joint = jointHeadHeight(band, { ...band, includesHair: true });
  expect(joint).toMatchObject({ maxMm: 35, includesHair: true });
  expect(joint!.minMm).toBeGreaterThan(28);
});

it('groups documents that one photo serves', () => {
  const names = ['TR passport', 'US visa', 'TR id', 'IN visa', 'CN visa'];
  expect(groupBySharedPhoto(names, record)).toEqual([
    ['TR passport', 'TR id'],
    ['US visa', 'IN visa'],
    ['CN visa'],
  ]);
});
