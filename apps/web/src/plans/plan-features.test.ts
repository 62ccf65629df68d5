import type { Package, PackageFeature } from '@vesika/contract';
import { expect, it } from 'vitest';
import { planFeatures } from './plan-features.ts';

const starter = sold(1.99, ['jpg', 'standard-processing', 'one-country']);
const pro = sold(3.99, ['jpg', 'png', 'fast-processing', 'all-countries']);
const business = sold(7.99, ['jpg', 'png', 'instant-processing', 'all-countries', 'api-access']);
const all = [starter, pro, business];

it('the largest package lacks nothing', () => {
  expect(planFeatures(business, all)).toEqual(
    business.features.map((feature) => ({ feature, included: true })),
  );
});

it('a smaller package lacks what larger ones add, after what it has', () => {
  expect(planFeatures(starter, all).map(({ included }) => included)).toEqual([
    ...[true, true, true],
    ...[false, false, false, false],
  ]);
  expect(lacking(starter)).toEqual(['png', 'fast-processing', 'all-countries', 'api-access']);
});

it('of several grades only the next one is lacking', () => {
  expect(lacking(starter)).not.toContain('instant-processing');
  expect(lacking(pro)).toEqual(['instant-processing', 'api-access']);
});

it('a package of another currency is no larger one', () => {
  const lira = sold(199, ['jpg', 'account-manager'], 'TRY');
  expect(planFeatures(business, [...all, lira]).filter(({ included }) => !included)).toEqual([]);
});

function lacking(one: Package): PackageFeature[] {
  return planFeatures(one, all).flatMap(({ feature, included }) => (included ? [] : [feature]));
}

function sold(price: number, features: PackageFeature[], currency: Package['currency'] = 'EUR'): Package {
  return {
    id: `${price}`,
    plan: null,
    nameTr: 'Paket',
    price,
    priceWas: null,
    currency,
    features,
    credits: 2,
    validityDays: 30,
    isRecurring: false,
    priceId: `price ${price}`,
  };
}
