import type { Package, PackageFeature } from '@vesika/contract';
import { expect, it } from 'vitest';
import { shortFeatures } from './short-features.ts';

const starter = sold('jpg', 'standard-processing', 'one-country', 'email-support-48h');
const pro = sold('jpg', 'png', 'print-pdf', 'all-countries', 'fast-processing', 'email-support-24h');

it('the smallest package says what it has', () => {
  expect(shortFeatures(starter, undefined)).toEqual([
    'one-country',
    'jpg',
    'email-support-48h',
    'standard-processing',
  ]);
});

it('a larger one says first what it adds, four lines at most', () => {
  expect(shortFeatures(pro, starter)).toEqual(['all-countries', 'print-pdf', 'png', 'email-support-24h']);
});

function sold(...features: PackageFeature[]): Package {
  return {
    id: features.join(),
    plan: null,
    nameTr: 'Paket',
    price: 1,
    priceWas: null,
    currency: 'EUR',
    features,
    credits: 2,
    validityDays: 30,
    isRecurring: false,
    priceId: 'price',
  };
}
