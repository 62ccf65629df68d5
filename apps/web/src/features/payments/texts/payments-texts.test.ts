import {
  ledgerReasonSchema,
  packageFeatureSchema,
  planSchema,
  purchaseSchema,
  refundSchema,
  rejectionSchema,
} from '@vesika/contract';
import { loadCatalogue } from '@vesika/messages';
import { describe, expect, it } from 'vitest';
import { purchaseState } from '../history/purchase-state.ts';

const { paymentStatus, subscriptionStatus } = purchaseSchema.shape;
const refundStates = refundSchema.shape.status.options;
const texts = await loadCatalogue('en', 'payments');

describe('what the service may say about money has words', () => {
  it('every plan', () => {
    const keys = planSchema.options.flatMap((plan) => [`${plan}.about`, `${plan}.name`]);
    expect(keysOf(texts.plans)).toEqual(keys.sort());
  });

  it.each([
    ['feature', texts.features, packageFeatureSchema.options],
    ['reason of the ledger', texts.reasons, ledgerReasonSchema.options],
    ['state of a refund', texts.refund.states, refundStates],
    ['state of a subscription', texts.subscription, [...subscriptionStatus.unwrap().options, 'manage']],
    ['state of a purchase', texts.status, purchaseStates()],
  ])('every %s, and no other', (_, branch, names) => {
    expect(Object.keys(branch).sort()).toEqual([...names].sort());
  });

  it('every answer to a rejection', () => {
    const keys = rejectionSchema.shape.outcome.options.flatMap((it) => [`${it}.body`, `${it}.title`]);
    expect(keysOf(texts.rejection.answers)).toEqual(keys.sort());
  });
});

describe('the wording that the product lays down', () => {
  it('in Turkish', async () => {
    const { status, plans } = await loadCatalogue('tr', 'payments');
    expect(status).toMatchObject({ completed: 'Tamamlandı', pending: 'Beklemede' });
    expect(Object.values(plans).map(({ name }) => name)).toEqual(['Başlangıç', 'Pro', 'İşletme']);
  });

  it('in English', () => {
    expect(texts.purchase).toMatchObject({
      signInFirst: 'Please sign in first',
      loadFailed: 'Error loading packages',
    });
  });
});

function keysOf(branch: Record<string, object>): string[] {
  return Object.entries(branch)
    .flatMap(([name, inner]) => Object.keys(inner).map((key) => `${name}.${key}`))
    .sort();
}

function purchaseStates(): string[] {
  const refunds = [[], ...refundStates.map((status) => [{ status }] as never)];
  const states = paymentStatus.options.flatMap((status) =>
    refunds.map((those) => purchaseState({ paymentStatus: status, refunds: those })),
  );
  return [...new Set(states)];
}
