import type { Package, PackageFeature } from '@vesika/contract';
import { expect, it } from 'vitest';
import { soldPackage } from './package.fixture.ts';
import { planFeatures } from './plan-features.ts';

const starter = soldPackage(['jpg', 'standard-processing', 'one-country'], { price: 1.99 });
const pro = soldPackage(['jpg', 'png', 'fast-processing', 'all-countries'], { price: 3.99 });
const business = soldPackage(['jpg', 'png', 'instant-processing', 'all-countries', 'api-access'], {
  price: 7.99,
});
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
  const lira = soldPackage(['jpg', 'account-manager'], { price: 199, currency: 'TRY' });
  expect(planFeatures(business, [...all, lira]).filter(({ included }) => !included)).toEqual([]);
});

function lacking(one: Package): PackageFeature[] {
  return planFeatures(one, all).flatMap(({ feature, included }) => (included ? [] : [feature]));
}
