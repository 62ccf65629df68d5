import { expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock/durations.ts';
import type { TestCheckoutRow } from '../../../schema/index.ts';
import {
  checkoutAtProvider,
  eventsAt,
  expectSoundLedger,
  holdings,
  sendEvent,
  signingSecret,
  stripeEvent,
} from '../../../testing/payments.ts';
import { testService } from '../../../testing/test-service.ts';
import type { TestEvent } from '../test-mode/test-events.ts';

const service = testService({ SIGNING_SECRET: signingSecret });

const seed = Number(process.env.DELIVERIES_SEED ?? 20261121);
const deliveries = 1000;

/** Histories of a purchase with their expected outcome. */
const lives = [
  {
    packageId: 'pro-eur',
    events: (checkout: TestCheckoutRow) => [day(checkout, 0).completed()],
    end: { credits: 10, paymentStatus: 'completed', ledger: ['purchase 10'], payments: ['completed'] },
  },
  {
    packageId: 'starter-try',
    events: (checkout: TestCheckoutRow) => [
      day(checkout, 0).completed(),
      ...day(checkout, 2).refunded(`pi_test_${checkout.id}`, 're_1'),
    ],
    end: {
      credits: 0,
      paymentStatus: 'refunded',
      ledger: ['purchase 1', 'refund -1'],
      payments: ['refunded'],
    },
  },
  {
    packageId: 'business-eur',
    events: (checkout: TestCheckoutRow) => [
      day(checkout, 0).completed(),
      ...[1, 2, 3, 4].map((period) => day(checkout, 30 * (period - 1)).invoicePaid(period)),
      day(checkout, 31).invoiceFailed(2, 'retried'),
      day(checkout, 100).subscriptionEnded(),
    ],
    end: {
      credits: 200,
      paymentStatus: 'completed',
      ledger: ['purchase 50', 'renewal 50', 'renewal 50', 'renewal 50'],
      payments: ['completed', 'completed', 'completed', 'completed'],
    },
  },
  {
    packageId: 'pro-try',
    events: (checkout: TestCheckoutRow) => [
      day(checkout, 0).declined('first'),
      day(checkout, 1).completed(),
      disputeEvent(checkout, 'created', 'needs_response', 3),
      disputeEvent(checkout, 'closed', 'lost', 9),
    ],
    end: {
      credits: 0,
      paymentStatus: 'disputed',
      ledger: ['purchase 5', 'refund -5'],
      payments: ['disputed'],
    },
  },
  {
    packageId: 'business-try',
    events: (checkout: TestCheckoutRow) => [day(checkout, 0).completed(), day(checkout, 0).expired()],
    end: { credits: null, paymentStatus: 'completed', ledger: [], payments: ['completed'] },
  },
];

function day(checkout: TestCheckoutRow, number: number) {
  return eventsAt(checkout, new Date(checkout.createdAt.getTime() + number * dayMs));
}

function disputeEvent(checkout: TestCheckoutRow, type: string, status: string, number: number): TestEvent {
  const time = new Date(checkout.createdAt.getTime() + number * dayMs);
  const dispute = { id: `dp_${checkout.id}`, status, payment_intent: `pi_test_${checkout.id}` };
  return stripeEvent(`charge.dispute.${type}`, dispute, time, `evt_${type}_${checkout.id}`);
}

it(`${deliveries} deliveries, shuffled, repeated, together and some forged, come to what was paid`, async () => {
  const random = randomOf(seed);
  const customers = await Promise.all(lives.flatMap((life) => [1, 2, 3, 4].map(() => begin(life))));
  const events = customers.flatMap(({ own }) => own);
  const posts = Array.from({ length: deliveries }, (_, index) => ({
    // Every event at least once, and some repeated.
    event: events[index] ?? events[Math.floor(random() * events.length)]!,
    forged: index >= events.length && random() < 0.1,
  }));
  shuffle(posts, random);

  const answers: number[] = [];
  while (posts.length > 0) {
    const batch = posts.splice(0, 1 + Math.floor(random() * 12));
    await Promise.all(
      batch.map(async ({ event, forged }) => {
        const reported = forged ? { ...event, id: `${event.id}_forged` } : event;
        const { statusCode } = await sendEvent(service, reported, forged ? { secret: 'whsec_guessed' } : {});
        expect(statusCode, `seed ${seed}`).toBe(forged ? 400 : 200);
        answers.push(statusCode);
      }),
    );
  }

  expect(answers).toHaveLength(deliveries);
  expect(answers.filter((status) => status === 400).length).toBeGreaterThan(50);
  for (const { userId, end } of customers) {
    const held = await holdings(service, userId);
    expect(
      { ...held.packages[0], ledger: held.ledger, payments: held.payments.map(({ status }) => status) },
      `seed ${seed}`,
    ).toMatchObject(end);
    expect(held.packages).toHaveLength(1);
  }
  await expectSoundLedger(service);
}, 180_000);

async function begin({ packageId, events, end }: (typeof lives)[number]) {
  const { userId } = await service.customer();
  const checkout = await checkoutAtProvider(service, userId, packageId);
  return { userId, own: events(checkout), end };
}

/** Mulberry32: the same seed gives the same run. */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
}
