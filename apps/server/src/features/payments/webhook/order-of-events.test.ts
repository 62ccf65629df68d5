import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock/durations.ts';
import type { TestCheckoutRow } from '../../../schema/index.ts';
import {
  checkoutAtProvider,
  eventsAt,
  expectSoundLedger,
  holdings,
  sendEvent,
  signingSecret,
} from '../../../testing/payments.ts';
import { testService } from '../../../testing/test-service.ts';
import type { TestEvent } from '../test-mode/test-events.ts';

const service = testService({ SIGNING_SECRET: signingSecret });
let begin: number;
beforeAll(async () => {
  begin = service.now().getTime();
});

const on = (checkout: TestCheckoutRow, day: number) => eventsAt(checkout, new Date(begin + day * dayMs));

/** The final state after events in this order, for a new customer. */
async function endState(packageId: string, order: readonly number[], list: EventList) {
  const { userId } = await service.customer();
  const checkout = await checkoutAtProvider(service, userId, packageId);
  const events = list(checkout);
  for (const index of order) expect((await sendEvent(service, events[index]!)).statusCode).toBe(200);
  const { payments, ledger, ...held } = await holdings(service, userId);
  await expectSoundLedger(service);
  const paid = payments.map(({ status, amountMinor }) => ({ status, amountMinor }));
  return { ...held, payments: paid, ledger: totalsOf(ledger) };
}

/** Amounts taken and restored cancel out. */
function totalsOf(ledger: readonly string[]) {
  const totals = { purchase: 0, renewal: 0, taken: 0 };
  for (const entry of ledger) {
    const [reason, change] = entry.split(' ');
    const total = reason === 'purchase' || reason === 'renewal' ? reason : 'taken';
    totals[total] += Number(change);
  }
  return totals;
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
      ledger: { purchase: 10, renewal: 0, taken: -10 },
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
      ledger: { purchase: 50, renewal: 50, taken: 0 },
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
      ledger: { purchase: 50, renewal: 50, taken: -100 },
    });
  });

  it('a subscription whose first month was refunded and that went on', async () => {
    const list: EventList = (checkout) => [
      on(checkout, 0).completed(),
      on(checkout, 0).invoicePaid(1),
      on(checkout, 1).refunded(`pi_test_${checkout.id}_1`, 're_1')[0]!,
      on(checkout, 31).invoicePaid(2),
    ];
    expect(await expectOneEndState('business-eur', list, 4)).toMatchObject({
      packages: [{ credits: 100, isActive: true, paymentStatus: 'completed' }],
      payments: [{ status: 'refunded' }, { status: 'completed' }],
      ledger: { purchase: 50, renewal: 50, taken: 0 },
    });
  });
});

it('events that all come at once come to the same as one by one', async () => {
  const lives = Array.from({ length: 12 }, async () => {
    const { userId } = await service.customer();
    const checkout = await checkoutAtProvider(service, userId, 'business-eur');
    const events = [
      on(checkout, 0).completed(),
      on(checkout, 0).invoicePaid(1),
      on(checkout, 30).invoiceFailed(2, 'first'),
      on(checkout, 31).invoicePaid(2),
      on(checkout, 62).invoicePaid(3),
      ...on(checkout, 63).refunded(`pi_test_${checkout.id}_3`, 're_1'),
      on(checkout, 63).subscriptionEnded(),
    ];
    const answers = await Promise.all(events.map((event) => sendEvent(service, event)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(events.map(() => 200));
    return holdings(service, userId);
  });
  for (const held of await Promise.all(lives)) {
    expect(held).toMatchObject({
      packages: [{ credits: 0, isActive: false, paymentStatus: 'refunded', subscriptionStatus: 'ended' }],
      payments: [{ status: 'completed' }, { status: 'completed' }, { status: 'refunded' }],
      refunds: [{ status: 'completed', reason: 'provider' }],
    });
    expect(totalsOf(held.ledger)).toEqual({ purchase: 50, renewal: 100, taken: -150 });
  }
  await expectSoundLedger(service);
});
