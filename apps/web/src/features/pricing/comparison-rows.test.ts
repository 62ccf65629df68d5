import { expect, it } from 'vitest';
import { soldPackage } from '../../buy/plans/package.fixture.ts';
import { comparisonRows } from './comparison-rows.ts';

it('tells of graded features which grade a package has, of the others whether it has them', () => {
  const packages = [
    soldPackage(['jpg', 'one-country']),
    soldPackage(['jpg', 'png', 'all-countries', 'support-24-7']),
  ];
  expect(comparisonRows(packages)).toEqual([
    { scale: 'countries', steps: ['one-country', 'all-countries'] },
    { scale: 'support', steps: [null, 'support-24-7'] },
    { feature: 'jpg', included: [true, true] },
    { feature: 'png', included: [false, true] },
  ]);
});
