import type { Package } from '@vesika/contract';
import { expect, it } from 'vitest';
import { soldPackage } from './package.fixture.ts';
import { packageFor } from './package-for.ts';

const sold = (id: string, price: number, rest: Partial<Package>): Package => ({
  ...soldPackage(['jpg'], { price }),
  id,
  ...rest,
});
const packages = [
  sold('many', 4, { credits: 10, features: ['jpg', 'all-countries'] }),
  sold('one', 2, { credits: 2, features: ['jpg', 'one-country'] }),
  sold('monthly', 1, { credits: 50, isRecurring: true }),
];

it.each([
  [1, 1, 'one'],
  [2, 1, 'one'],
  [2, 2, 'many'],
  [3, 1, 'many'],
  [11, 1, undefined],
])('for %i photos of %i countries is %s', (photos, countries, id) => {
  expect(packageFor(packages, { photos, countries })?.id).toBe(id);
});

it('has room for any number without limit', () => {
  const endless = [sold('all', 9, { credits: null })];
  expect(packageFor(endless, { photos: 99, countries: 9 })?.id).toBe('all');
});
