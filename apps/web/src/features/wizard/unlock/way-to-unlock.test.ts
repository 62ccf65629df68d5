import type { ActivePackage } from '@vesika/contract';
import { expect, it } from 'vitest';
import { type Circumstances, type WayToUnlock, wayToUnlock } from './way-to-unlock.ts';

const now = new Date('2026-05-01T12:00:00Z');

const pack: ActivePackage = {
  id: '00000000-0000-4000-8000-000000000001',
  packageId: 'pro-eur',
  plan: 'pro',
  nameTr: 'Pro',
  creditsTotal: 10,
  creditsRemaining: 7,
  isRecurring: false,
  features: ['jpg', 'png', 'print-pdf', 'all-countries'],
  purchasedAt: '2026-04-01T00:00:00Z',
  expiresAt: '2026-10-01T00:00:00Z',
};

const usual: Circumstances = {
  reason: 'no-package',
  isSignedIn: true,
  activePackage: pack,
  packageThen: null,
  now,
};

it.each<[string, Partial<Circumstances>, WayToUnlock]>([
  ['asks a guest to sign in', { isSignedIn: false, reason: 'sign-in-required' }, { step: 'sign-in' }],
  [
    'sells to a guest who has signed in since and has nothing',
    { reason: 'sign-in-required', activePackage: null },
    { step: 'buy', reason: 'no-package' },
  ],
  ['unlocks with what was bought meanwhile', {}, { step: 'unlock', creditsRemaining: 7 }],
  [
    'unlocks without limit',
    { activePackage: { ...pack, creditsRemaining: null } },
    { step: 'unlock', creditsRemaining: null },
  ],
  [
    'sells where the last credit is gone',
    { activePackage: { ...pack, creditsRemaining: 0 } },
    { step: 'buy', reason: 'no-credits' },
  ],
  [
    'sells where the package ends this moment',
    { activePackage: { ...pack, expiresAt: now.toISOString() } },
    { step: 'buy', reason: 'package-expired' },
  ],
  [
    'sells where the package holds for another country',
    { reason: 'other-country', packageThen: pack.id },
    { step: 'buy', reason: 'other-country' },
  ],
  [
    'unlocks another country with a package that came later',
    { reason: 'other-country', packageThen: '00000000-0000-4000-8000-000000000002' },
    { step: 'unlock', creditsRemaining: 7 },
  ],
  [
    'unlocks a photo that was not charged because it failed',
    { reason: 'check-failed' },
    { step: 'unlock', creditsRemaining: 7 },
  ],
])('%s', (_, circumstances, way) => {
  expect(wayToUnlock({ ...usual, ...circumstances })).toEqual(way);
});
