import { findRequirement } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { leastOutputSize, outputSize } from './output-size.ts';

function passport(countryCode: string) {
  return findRequirement({ countryCode, documentType: 'passport' })!.requirement;
}

describe('outputSize', () => {
  it.each([
    ['US', undefined, { widthPx: 600, heightPx: 600, dpi: 300 }],
    ['US', 600, { widthPx: 1200, heightPx: 1200, dpi: 600 }],
    ['GB', undefined, { widthPx: 601, heightPx: 772, dpi: 436 }],
    ['DE', undefined, { widthPx: 827, heightPx: 1063, dpi: 600 }],
    ['TR', undefined, { widthPx: 591, heightPx: 709, dpi: 300 }],
    ['TR', 600, { widthPx: 1181, heightPx: 1417, dpi: 600 }],
    ['TR', 72, { widthPx: 591, heightPx: 709, dpi: 300 }],
    ['IN', undefined, { widthPx: 630, heightPx: 810, dpi: 457 }],
    ['IN', 600, { widthPx: 630, heightPx: 810, dpi: 457 }],
    ['ID', undefined, { widthPx: 472, heightPx: 709, dpi: 300 }],
    ['CA', undefined, { widthPx: 1287, heightPx: 1802, dpi: 654 }],
  ])('of a %s passport when %s dpi are requested', (country, dpi, expected) => {
    expect(outputSize(passport(country), dpi)).toEqual(expected);
  });
});

describe('outputSize of a document with a minimum file size', () => {
  const own = (variant: string) =>
    findRequirement({ countryCode: 'ZZ', documentType: 'other', variant })!.requirement;

  it.each([
    ['reaches it by more pixels', 'own-3500x4500-k400x900', { widthPx: 893, heightPx: 1148, dpi: 648 }],
    [
      'stays as it is if the usual pixels are enough',
      'own-3500x4500-k50x900',
      { widthPx: 413, heightPx: 531 },
    ],
    ['stays within the maximum pixels', 'own-3500x4500-m700x900-k400x900', { widthPx: 700, heightPx: 900 }],
    ['keeps exact pixels', 'own-3500x4500-p413x531-k400x900', { widthPx: 413, heightPx: 531 }],
  ])('%s', (_, variant, expected) => {
    expect(outputSize(own(variant))).toMatchObject(expected);
  });

  it('does not enlarge small originals for it', () => {
    expect(leastOutputSize(own('own-3500x4500-k400x900'))).toMatchObject({ widthPx: 413, heightPx: 531 });
  });
});

describe('leastOutputSize', () => {
  it.each([
    ['requires its density of the printer', 'DE', { widthPx: 413, heightPx: 531, dpi: 300 }],
    ['requires it of the picture', 'AE', { widthPx: 827, heightPx: 945, dpi: 600 }],
    ['requires pixels', 'CA', { widthPx: 1287, heightPx: 1802, dpi: 654 }],
    ['has exact pixels', 'US', { widthPx: 600, heightPx: 600, dpi: 300 }],
  ])('of a document that %s', (_, country, expected) => {
    expect(leastOutputSize(passport(country))).toEqual(expected);
  });
});
