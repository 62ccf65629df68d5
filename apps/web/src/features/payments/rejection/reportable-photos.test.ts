import { expect, it } from 'vitest';
import { reportablePhotos } from './reportable-photos.ts';

const at = '2026-11-21T12:00:00Z';
const germany = { countryCode: 'DE', documentType: 'passport' as const };
const first = { photoId: 'first', ...germany, processedAt: at, thumbnailUrl: '/first.jpg' };
const second = { ...first, photoId: 'second' };

it('each photo of a paid purchase', () => {
  expect(reportablePhotos(purchase({}))).toEqual([first, second]);
});

it('none that was reported before', () => {
  const reported = {
    rejectionId: 'reported',
    photoId: 'first',
    ...germany,
    outcome: 'redo' as const,
    reportedAt: at,
    reason: null,
    redoneAt: null,
  };
  expect(reportablePhotos(purchase({ rejections: [reported] }))).toEqual([second]);
});

it.each(['pending', 'failed', 'refunded', 'disputed'] as const)('none of a %s purchase', (paymentStatus) => {
  expect(reportablePhotos(purchase({ paymentStatus }))).toEqual([]);
});

it('those that a refund by one click left paid for', () => {
  const refund = {
    ...{ status: 'completed' as const, amount: 3.6, currency: 'EUR' as const },
    ...{ requestedAt: at, completedAt: at },
  };
  const refunded = (reason: 'one-click' | 'operator') =>
    reportablePhotos(purchase({ paymentStatus: 'refunded', refunds: [{ ...refund, reason }] }));
  expect(refunded('one-click')).toEqual([first, second]);
  expect(refunded('operator')).toEqual([]);
});

type Reported = Parameters<typeof reportablePhotos>[0];

function purchase(change: Partial<Reported>): Reported {
  return { paymentStatus: 'completed', refunds: [], rejections: [], photos: [first, second], ...change };
}
