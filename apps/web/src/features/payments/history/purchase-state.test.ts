import type { Purchase, Refund } from '@vesika/contract';
import { describe, expect, it } from 'vitest';
import { purchaseState } from './purchase-state.ts';

function refunded(status: Refund['status']): Refund {
  return {
    status,
    reason: 'one-click',
    amount: 3.99,
    currency: 'EUR',
    requestedAt: '2026-11-21T12:00:00Z',
    completedAt: null,
  };
}

describe('the state of a purchase', () => {
  it.each([
    ['completed', null, 'completed'],
    ['pending', null, 'pending'],
    ['failed', null, 'pending'],
    ['disputed', null, 'pending'],
    ['refunded', null, 'refunded'],
    ['completed', refunded('requested'), 'refunding'],
    ['completed', refunded('processing'), 'refunding'],
    ['refunded', refunded('processing'), 'refunding'],
    ['refunded', refunded('completed'), 'refunded'],
    ['completed', refunded('failed'), 'completed'],
    ['completed', refunded('completed'), 'completed'],
  ] satisfies [Purchase['paymentStatus'], Refund | null, string][])(
    '%s with %o is %s',
    (paymentStatus, refund, state) => {
      expect(purchaseState({ paymentStatus, refunds: refund ? [refund] : [] })).toBe(state);
    },
  );
});
