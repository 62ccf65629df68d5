import type { TestCheckoutRow } from '../../../schema/index.ts';
import type { PaidPeriod } from '../payment-provider.ts';

export function referencesOf({ id, userId }: Pick<TestCheckoutRow, 'id' | 'userId'>, period = 1) {
  return {
    session: `cs_test_${id}`,
    customer: `cus_test_${userId}`,
    subscription: `sub_test_${id}`,
    invoice: `in_test_${id}_${period}`,
    payment: `pi_test_${id}`,
    periodPayment: `pi_test_${id}_${period}`,
  };
}

const pattern = /^(?:pi|in|sub)_test_(?<id>[0-9a-f-]{36})(?:_(?<period>\d+))?$/;

export function checkoutOf(reference: string): { id: string; period: number | undefined } | undefined {
  const { id, period } = pattern.exec(reference)?.groups ?? {};
  return id === undefined ? undefined : { id, period: period === undefined ? undefined : Number(period) };
}

export function testPeriodOf(paymentIntent: string): PaidPeriod | undefined {
  const found = checkoutOf(paymentIntent);
  if (found?.period === undefined) return undefined;
  const { subscription, invoice } = referencesOf({ id: found.id, userId: '' }, found.period);
  return { subscription, invoice };
}
