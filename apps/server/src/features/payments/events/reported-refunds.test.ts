import { describe, expect, it } from 'vitest';
import type { RefundRow } from '../../../schema/index.ts';
import { reportedRefunds } from './upsert-refunds.ts';

const now = new Date('2026-11-27T04:00:00Z');

function row(change: Partial<RefundRow>): RefundRow {
  return {
    ...{ id: 'own', userId: 'user', paymentId: 'payment', status: 'processing', reason: 'operator' },
    ...{ amountMinor: 100, providerReference: null, requestedAt: now, completedAt: null, attempt: 1 },
    ...change,
  };
}

let made = 0;
const fresh = () => row({ id: `made ${++made}`, reason: 'provider', amountMinor: 0 });
const reported = (
  refund: string,
  amountMinor: number,
  status: 'processing' | 'completed' | 'failed' = 'completed',
) => ({
  refund,
  amountMinor,
  status,
});
type Told = ReturnType<typeof reported> & { refundId?: string };

function after(known: readonly RefundRow[], refunds: readonly Told[], refundedMinor: number) {
  return reportedRefunds(known, { payment: { refunds, refundedMinor }, fresh, now }).map(
    ({ status, reason, amountMinor, providerReference }) => ({
      status,
      reason,
      amountMinor,
      providerReference,
    }),
  );
}

describe('the refunds of a payment', () => {
  it('are several, each under the name that the provider gave it', () => {
    const known = [
      row({ id: 'a', providerReference: 're_1' }),
      row({ id: 'b', providerReference: 're_2', amountMinor: 50 }),
    ];
    expect(after(known, [reported('re_1', 100), reported('re_2', 50, 'processing')], 100)).toMatchObject([
      { status: 'completed', amountMinor: 100 },
      { status: 'processing', amountMinor: 50 },
    ]);
  });

  it('know one of ours by its id, before the provider has answered', () => {
    const known = [row({ status: 'requested' })];
    expect(after(known, [{ ...reported('re_1', 100), refundId: 'own' }], 100)).toEqual([
      { status: 'completed', reason: 'operator', amountMinor: 100, providerReference: 're_1' },
    ]);
  });

  it('include those made at the provider, named or reported by a charge alone', () => {
    expect(after([], [reported('re_1', 100)], 250)).toEqual([
      { status: 'completed', reason: 'provider', amountMinor: 100, providerReference: 're_1' },
      { status: 'completed', reason: 'provider', amountMinor: 150, providerReference: null },
    ]);
  });

  it('give the name of a refund to the one that a charge reported', () => {
    const known = [row({ status: 'completed', reason: 'provider', amountMinor: 150 })];
    expect(after(known, [reported('re_1', 150)], 150)).toEqual([
      { status: 'completed', reason: 'provider', amountMinor: 150, providerReference: 're_1' },
    ]);
  });

  it('are completed by a charge, whatever the refund itself says so far', () => {
    const known = [row({ providerReference: 're_1' })];
    expect(after(known, [reported('re_1', 100, 'processing')], 100)).toMatchObject([{ status: 'completed' }]);
  });

  it('that failed no longer count, and leave no row if they were not requested here', () => {
    const known = [row({ status: 'completed', providerReference: 're_1' })];
    expect(after(known, [reported('re_1', 100, 'failed'), reported('re_2', 40, 'failed')], 0)).toMatchObject([
      { status: 'failed', providerReference: 're_1' },
    ]);
  });

  it('sum to what went back', () => {
    const known = [row({ id: 'a' }), row({ id: 'b', status: 'requested', amountMinor: 70 })];
    const rows = after(known, [reported('re_9', 30)], 200);
    const back = rows.filter(({ status }) => status === 'completed');
    expect(back.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(200);
  });
});
