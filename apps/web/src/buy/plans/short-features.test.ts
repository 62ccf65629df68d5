import { expect, it } from 'vitest';
import { soldPackage } from './package.fixture.ts';
import { shortFeatures } from './short-features.ts';

const starter = soldPackage(['jpg', 'standard-processing', 'one-country', 'email-support-48h']);
const pro = soldPackage(['jpg', 'png', 'print-pdf', 'all-countries', 'fast-processing', 'email-support-24h']);

it('the smallest package says what it has', () => {
  expect(shortFeatures(starter, undefined)).toEqual(['one-country', 'jpg', 'email-support-48h']);
});

it('a larger one says first what it adds, three lines at most', () => {
  expect(shortFeatures(pro, starter)).toEqual(['all-countries', 'print-pdf', 'png']);
});
