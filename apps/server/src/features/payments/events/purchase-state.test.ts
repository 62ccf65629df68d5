import { describe, expect, it } from 'vitest';
import type { Fact } from './fact.ts';
import { purchaseState } from './purchase-state.ts';

const base = { at: 1000, order: null, customer: null };
const money = { amountMinor: 399, currency: 'EUR' };
const paid: Fact = { ...base, ...money, kind: 'paid', payment: 'pi_1', first: true };
const refund = (refund: string, status: 'processing' | 'completed' | 'failed', at: number): Fact => ({
  ...base,
  at,
  kind: 'refund',
  payment: 'pi_1',
  refund,
  status,
  amountMinor: 399,
});
const charged = (refundedMinor: number, at: number): Fact => ({
  ...base,
  at,
  kind: 'refunded',
  payment: 'pi_1',
  refundedMinor,
});
const statusOf = (...facts: Fact[]) => purchaseState(facts).payments[0]?.status;

describe('what events come to', () => {
  it('is nothing while only a refund is known', () => {
    expect(purchaseState([charged(399, 2000)]).payments).toEqual([]);
  });

  it.each([
    ['a late card', [{ ...paid, kind: 'pending', at: 500 }], 'pending'],
    ['a card that was declined', [{ ...paid, kind: 'failed', at: 500 }], 'failed'],
    [
      'a declined card, then a slow payment',
      [
        { ...paid, kind: 'failed', at: 400 },
        { ...paid, kind: 'pending', at: 500 },
      ],
      'pending',
    ],
    [
      'a slow payment that failed in the same second',
      [
        { ...paid, kind: 'failed' },
        { ...paid, kind: 'pending' },
      ],
      'failed',
    ],
    ['a declined card, then a good one', [{ ...paid, kind: 'failed', at: 2000 }, paid], 'completed'],
  ] as [string, Fact[], string][])('%s', (_name, facts, status) => {
    expect(statusOf(...facts)).toBe(status);
    expect(statusOf(...facts.toReversed())).toBe(status);
  });

  it('of a refund is reported by the charge or by the refund, whichever event arrives', () => {
    expect(statusOf(paid, charged(399, 2000))).toBe('refunded');
    expect(statusOf(paid, refund('re_1', 'completed', 2000))).toBe('refunded');
    expect(statusOf(paid, charged(100, 2000))).toBe('completed');
    expect(statusOf(paid, refund('re_1', 'processing', 2000))).toBe('completed');
  });

  it('of a refund that failed is undone, and of a second one done', () => {
    const failed = [paid, charged(399, 2000), refund('re_1', 'failed', 3000)];
    expect(statusOf(...failed)).toBe('completed');
    expect(statusOf(...failed, refund('re_2', 'completed', 4000))).toBe('refunded');
    expect(statusOf(...failed, charged(399, 4000))).toBe('refunded');
  });

  it('of two disputes is held while one of them is', () => {
    const dispute = (name: string, status: 'open' | 'won' | 'lost', at: number): Fact => ({
      ...base,
      at,
      kind: 'dispute',
      payment: 'pi_1',
      dispute: name,
      status,
    });
    const won = [dispute('dp_1', 'open', 2000), dispute('dp_1', 'won', 3000)];
    expect(statusOf(paid, ...won)).toBe('completed');
    expect(statusOf(paid, ...won, dispute('dp_2', 'open', 2500))).toBe('disputed');
    expect(statusOf(paid, ...won, dispute('dp_2', 'lost', 2500))).toBe('disputed');
  });

  it('never brings a subscription back that ended', () => {
    const subscription = (status: 'active' | 'past-due' | 'ended', at: number): Fact => ({
      ...base,
      at,
      kind: 'subscription',
      status,
    });
    const status = (...facts: Fact[]) => purchaseState(facts).subscriptionStatus;
    expect(status(subscription('active', 1000))).toBe('active');
    expect(status(subscription('active', 1000), subscription('past-due', 2000))).toBe('past-due');
    expect(status(subscription('ended', 1000), subscription('active', 2000))).toBe('ended');
  });
});
