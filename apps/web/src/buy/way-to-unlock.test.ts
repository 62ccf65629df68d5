import type { ActivePackage, Packages } from '@vesika/contract';
import { expect, it } from 'vitest';
import { type Circumstances, creditsFor, type WayToUnlock, wayToUnlock } from './way-to-unlock.ts';

const now = new Date('2026-05-01T12:00:00Z');

const pack: ActivePackage = {
  id: '00000000-0000-4000-8000-000000000001',
  packageId: 'pro-eur',
  plan: 'pro',
  nameTr: 'Pro',
  creditsTotal: 10,
  creditsRemaining: 7,
  isRecurring: false,
  subscriptionStatus: null,
  nextPhotosAt: null,
  features: ['jpg', 'png', 'print-pdf', 'all-countries'],
  onlyCountry: null,
  purchasedAt: '2026-04-01T00:00:00Z',
  expiresAt: '2026-10-01T00:00:00Z',
};
const older = { ...pack, id: '00000000-0000-4000-8000-000000000002', creditsRemaining: 1 };

function holding(
  newest: ActivePackage | null,
  creditsRemaining: number | null,
  others = [] as ActivePackage[],
) {
  return { package: newest, balance: { creditsRemaining, creditsTotal: 10 }, others } satisfies Packages;
}

const usual: Circumstances = { held: holding(pack, 7), countryCode: 'GB', now };
const ofOneCountry: ActivePackage = { ...pack, features: ['jpg', 'print-pdf', 'one-country'] };
const ofTurkey = { ...ofOneCountry, onlyCountry: 'TR' };

it.each<[string, Partial<Circumstances>, WayToUnlock]>([
  ['sells to a visitor who has nothing', { held: holding(null, 0) }, { step: 'buy', reason: 'no-package' }],
  [
    'unlocks with what was bought meanwhile',
    {},
    { step: 'unlock', creditsRemaining: 7, covers: 'all-countries' },
  ],
  [
    'unlocks without limit',
    { held: holding({ ...pack, creditsRemaining: null }, null) },
    { step: 'unlock', creditsRemaining: null, covers: 'all-countries' },
  ],
  [
    'sells where the last credit is gone',
    { held: holding({ ...pack, creditsRemaining: 0 }, 0) },
    { step: 'buy', reason: 'no-credits' },
  ],
  [
    'unlocks with an older package where the newest one is empty',
    { held: holding({ ...pack, creditsRemaining: 0 }, 1, [older]) },
    { step: 'unlock', creditsRemaining: 1, covers: 'all-countries' },
  ],
  [
    'counts what all of them hold',
    { held: holding(pack, 8, [older]) },
    { step: 'unlock', creditsRemaining: 8, covers: 'all-countries' },
  ],
  [
    'sells where the package ends this moment',
    { held: holding({ ...pack, expiresAt: now.toISOString() }, 0) },
    { step: 'buy', reason: 'package-expired' },
  ],
  [
    'sells where the package is for another country',
    { held: holding(ofTurkey, 7) },
    { step: 'buy', reason: 'other-country', onlyCountry: 'TR' },
  ],
  [
    'unlocks with a package for the country of the photo',
    { held: holding(ofTurkey, 7), countryCode: 'TR' },
    { step: 'unlock', creditsRemaining: 7, covers: 'one-country' },
  ],
  [
    'says that the first photo decides the country of a new package',
    { held: holding(ofOneCountry, 7) },
    { step: 'unlock', creditsRemaining: 7, covers: 'becomes-one-country' },
  ],
  [
    'counts the credits of the packages that pay for the country',
    { held: holding(ofTurkey, 8, [older]) },
    { step: 'unlock', creditsRemaining: 1, covers: 'all-countries' },
  ],
])('%s', (_, circumstances, way) => {
  expect(wayToUnlock({ ...usual, ...circumstances })).toEqual(way);
});

it('counts what pays for photos of several countries, and names those that nothing pays for', () => {
  const credits = (held: Packages) => creditsFor({ held, countryCodes: ['TR', 'DE'], now });
  expect(credits(holding(ofTurkey, 7))).toEqual({ creditsRemaining: 7, uncovered: ['DE'] });
  expect(credits(holding(pack, 8, [{ ...ofTurkey, onlyCountry: 'FR' }]))).toEqual({
    creditsRemaining: 7,
    uncovered: [],
  });
  expect(credits(holding(null, 0))).toEqual({ creditsRemaining: 0, uncovered: ['TR', 'DE'] });
});
