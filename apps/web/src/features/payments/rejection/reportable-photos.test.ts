import type { Purchase } from '@vesika/contract';
import { expect, it } from 'vitest';
import { reportablePhotos } from './reportable-photos.ts';

const at = '2026-11-21T12:00:00Z';
const germany = { countryCode: 'DE', documentType: 'passport' as const };
const first = { photoId: 'first', ...germany, processedAt: at, thumbnailUrl: '/first.jpg' };
const second = { ...first, photoId: 'second' };
const money = { amount: 3.99, currency: 'EUR' as const, requestedAt: at, completedAt: null };

it('each photo of a paid purchase', () => {
  expect(reportablePhotos(purchase({}))).toEqual([first, second]);
});

it('none that was reported before', () => {
  const reported = { photoId: 'first', ...germany, outcome: 'redo' as const, reportedAt: at, redoneAt: null };
  expect(reportablePhotos(purchase({ rejections: [reported] }))).toEqual([second]);
});

it('none while the money goes back, but again when the refund has failed', () => {
  const refund = { status: 'requested' as const, reason: 'one-click' as const, ...money };
  expect(reportablePhotos(purchase({ refund }))).toEqual([]);
  expect(reportablePhotos(purchase({ refund: { ...refund, status: 'failed' } }))).toEqual([first, second]);
});

it('none of a purchase that is not paid', () => {
  expect(reportablePhotos(purchase({ paymentStatus: 'disputed' }))).toEqual([]);
});

function purchase(change: Partial<Purchase>): Purchase {
  return {
    ...{ id: 'one', packageId: 'pro-eur', plan: 'pro', nameTr: 'Pro', price: 3.99, currency: 'EUR' },
    ...{ isRecurring: false, creditsTotal: 10, creditsRemaining: 8, purchasedAt: at, expiresAt: at },
    ...{ isActive: true, paymentStatus: 'completed', subscriptionStatus: null, refundableUntil: at },
    ...{ refund: null, rejections: [], photos: [first, second] },
    ...change,
  };
}
