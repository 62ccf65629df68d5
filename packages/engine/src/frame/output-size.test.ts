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
