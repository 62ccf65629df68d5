import { findRequirement } from '@vesika/requirements';
import { expect, it } from 'vitest';
import { meaningOfSize } from './meaning-of.ts';

const recordOf = (countryCode: string, documentType: 'passport' | 'visa') =>
  findRequirement({ countryCode, documentType })!.requirement;
const german = recordOf('DE', 'passport');
const american = recordOf('US', 'visa');

it.each([
  ['a file of the very pixels that are asked for', american, 600, 600, 'finished', 'exact-pixels'],
  ['35 x 45 mm at 300 dpi', german, 413, 531, 'finished', 'shape'],
  ['35 x 45 mm at 600 dpi', german, 827, 1063, 'finished', 'shape'],
  ['a square of a studio at 1200 px', american, 1200, 1200, 'finished', 'shape'],
  ['the file of another document', american, 413, 531, 'finished', 'small'],
  ['what a camera took', german, 3024, 4032, 'original', 'other-shape'],
  ['what a camera took across', german, 4032, 3024, 'original', 'other-shape'],
  ['35 x 45 mm at 1200 dpi, which no camera gives', german, 1654, 2126, 'finished', 'shape'],
  ['a square that somebody has cropped', american, 1350, 1350, 'original', 'large'],
  ['a square of a telephone', american, 3024, 3024, 'original', 'large'],
  ['what came by a messenger', german, 1200, 1600, 'original', 'other-shape'],
  ['a picture of a webcam', german, 640, 480, 'original', 'other-shape'],
] as const)('takes %s for what it is', (_what, requirement, widthPx, heightPx, meaning, sign) => {
  expect(meaningOfSize({ widthPx, heightPx }, requirement)).toEqual({ meaning, sign });
});
