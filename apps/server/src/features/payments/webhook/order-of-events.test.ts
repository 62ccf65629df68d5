import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestCheckoutRow } from '../../../platform/database/schema/index.ts';
import {
  checkoutAtProvider,
  eventsAt,
  expectSoundLedger,
  holdings,
  sendEvent,
  signingSecret,
} from '../../../testing/payments.ts';
import { openTestService, type TestService } from '../../../testing/test-service.ts';
import type { TestEvent } from '../test-mode/test-events.ts';

let service: TestService;
let begin: number;
beforeAll(async () => {
  service = await openTestService({ SIGNING_SECRET: signingSecret });
  begin = service.now().getTime();
});
afterAll(() => service.close());

const dayMs = 86_400_000;
const on = (checkout: TestCheckoutRow, day: number) => eventsAt(checkout, new Date(begin + day * dayMs));

/** What the events come to when they arrive so, for a customer of their own. */
async function endState(packageId: string, order: readonly number[], list: EventList) {
  const { userId } = await service.customer();
  const checkout = await checkoutAtProvider(service, userId, packageId);
  const events = list(checkout);
  for (const index of order) expect((await sendEvent(service, events[index]!)).statusCode).toBe(200);
  const { payments, ...held } = await holdings(service, userId);
  await expectSoundLedger(service);
  return { ...held, payments: payments.map(({ status, amountMinor }) => ({ status, amountMinor })) };
}

type EventList = (checkout: TestCheckoutRow) => TestEvent[];

async function expectOneEndState(packageId: string, list: EventList, count: number) {
  const [first, ...others] = permutations([...Array(count).keys()]);
  const expected = await endState(packageId, first!, list);
  for (const order of others) {
    expect(await endState(packageId, order, list), `order ${order.join()}`).toEqual(expected);
  }
  return expected;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

describe('whatever the order of arrival, the end is the same for', () => {
  it('a checkout and its refund', async () => {
    const list: EventList = (checkout) => [
      on(checkout, 0).completed(),
      ...on(checkout, 1).refunded(`pi_test_${checkout.id}`, 're_1'),
    ];
    expect(await expectOneEndState('pro-eur', list, 3)).toMatchObject({
      packages: [{ credits: 0, isActive: false, paymentStatus: 'refunded' }],
      payments: [{ status: 'refunded', amountMinor: 399 }],
      refunds: [{ status: 'completed', reason: 'provider' }],
      ledger: ['purchase 10', 'refund -10'],
    });
  });

  it('a subscription of two months that ended', async () => {
    const list: EventList = (checkout) => [
      on(checkout, 0).completed(),
      on(checkout, 0).invoicePaid(1),
      on(checkout, 31).invoicePaid(2),
      on(checkout, 40).subscriptionEnded(),
    ];
    const end = await expectOneEndState('business-eur', list, 4);
    expect(end).toMatchObject({
      packages: [{ credits: 100, isActive: true, subscriptionStatus: 'ended' }],
      payments: [{ status: 'completed' }, { status: 'completed' }],
      ledger: ['purchase 50', 'renewal 50'],
    });
    const [{ purchasedAt, expiresAt }] = end.packages as [(typeof end.packages)[number]];
    expect(expiresAt.getTime() - purchasedAt.getTime()).toBe((31 + 365) * dayMs);
  });

  it('a subscription whose second month was refunded', async () => {
    const list: EventList = (checkout) => [
      on(checkout, 0).completed(),
      on(checkout, 0).invoicePaid(1),
      on(checkout, 31).invoicePaid(2),
      on(checkout, 32).refunded(`pi_test_${checkout.id}_2`, 're_1')[0]!,
    ];
    expect(await expectOneEndState('business-eur', list, 4)).toMatchObject({
      packages: [{ credits: 0, isActive: false, paymentStatus: 'refunded' }],
      refunds: [{ status: 'completed' }],
    });
  });
});
