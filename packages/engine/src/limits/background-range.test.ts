import { findRequirement, type PhotoRequirement } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { type Rgb, rgbFromHex } from '../raster/rgb.ts';
import { backgroundDistance } from './background-range.ts';

const { background } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!.requirement;
const rule = (change: Partial<PhotoRequirement['background']>) => ({
  background: {
    ...background,
    hex: '#FFFFFF',
    colour: 'white' as const,
    alternatives: [],
    refused: [],
    ...change,
  },
});
const distance = (hex: string, change: Partial<PhotoRequirement['background']>) =>
  backgroundDistance(rgbFromHex(hex), rule(change));

describe('the distance of a background from the rule', () => {
  it('is 0 for the exact colour and grows with the difference', () => {
    expect(distance('#FFFFFF', {})).toBe(0);
    expect(distance('#F0F0F0', {})).toBeGreaterThan(6);
    expect(distance('#DCDCDC', {})).toBeGreaterThan(distance('#F0F0F0', {}));
  });

  it('is 0 within the range of a colour word', () => {
    expect(distance('#F0F0EC', { alternatives: ['off-white'] })).toBe(0);
    expect(distance('#D8D9D7', { colour: 'light-grey', hex: '#E5E5E5' })).toBe(0);
    expect(distance('#F5EBD2', { alternatives: ['cream'] })).toBe(0);
  });

  it('is large for colours outside the range of a word', () => {
    expect(distance('#C8DCF5', { alternatives: ['light-grey', 'off-white'] })).toBeGreaterThan(6);
    expect(distance('#808080', { alternatives: ['any-plain-light'] })).toBeGreaterThan(6);
  });

  it('is large for refused white even if another word covers it', () => {
    const words = {
      alternatives: ['any-plain-light'],
      refused: ['white'],
      colour: 'light-grey',
      hex: '#E5E5E5',
    };
    const asked = words as Partial<PhotoRequirement['background']>;
    expect(distance('#FFFFFF', asked)).toBeGreaterThan(6);
    expect(distance('#EBEBEB', asked)).toBe(0);
  });

  it('is 0 for the painted background', () => {
    const painted: Rgb = rgbFromHex(background.hex);
    expect(backgroundDistance(painted, { background })).toBe(0);
  });
});
