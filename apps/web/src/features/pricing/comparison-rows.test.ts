import type { Package, PackageFeature } from '@vesika/contract';
import { expect, it } from 'vitest';
import { comparisonRows } from './comparison-rows.ts';

it('tells of graded features which grade a package has, of the others whether it has them', () => {
  const packages = [sold('jpg', 'one-country'), sold('jpg', 'png', 'all-countries', 'support-24-7')];
  expect(comparisonRows(packages)).toEqual([
    { scale: 'countries', steps: ['one-country', 'all-countries'] },
    { scale: 'support', steps: [null, 'support-24-7'] },
    { feature: 'jpg', included: [true, true] },
    { feature: 'png', included: [false, true] },
  ]);
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
