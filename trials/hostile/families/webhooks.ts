import { randomUUID } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import Stripe from 'stripe';
import { testEventsOf } from '../../../apps/server/src/features/payments/test-mode/test-events.ts';
import { type Answer, ask, jsonOf } from '../ask.ts';
import type { Family, HostileCase } from '../hostile-case.ts';
import type { Victim } from '../victim.ts';

const invalid = ['400 webhook-invalid'];

/** Payment events that were forged or sent before. */
export const webhooks: Family = {
  name: 'payment webhooks',
  cases: ({ keys, stranger }) => {
    const secret = keys.testPayments.toString('hex');
    const now = Math.floor(Date.now() / 1000);
    const paid = JSON.stringify(eventsFor(stranger.userId).completed());
    const sign = (payload: string, options: { secret?: string; timestamp?: number; scheme?: string } = {}) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: now, ...options });
    const good = sign(paid);
    return [
      eventCase('without a signature', {}, paid),
      eventCase('with an empty signature', { 'stripe-signature': '' }, paid),
      eventCase(
        'signed with another secret',
        { 'stripe-signature': sign(paid, { secret: 'whsec_of_somebody' }) },
        paid,
      ),
      eventCase('signed with nothing', { 'stripe-signature': sign(paid, { secret: ' ' }) }, paid),
      eventCase('signed an hour ago', { 'stripe-signature': sign(paid, { timestamp: now - 3600 }) }, paid),
      eventCase(
        'signed for another time',
        { 'stripe-signature': good.replace(/t=\d+/, `t=${now - 1}`) },
        paid,
      ),
      eventCase('whose time is no number', { 'stripe-signature': good.replace(/t=\d+/, 't=NaN') }, paid),
      eventCase('whose time is missing', { 'stripe-signature': good.replace(/t=\d+,/, '') }, paid),
      eventCase('of an older scheme', { 'stripe-signature': sign(paid, { scheme: 'v0' }) }, paid),
      eventCase(
        'with 5000 wrong signatures',
        { 'stripe-signature': `t=${now}${`,v1=${'0'.repeat(64)}`.repeat(100)}` },
        paid,
      ),
      eventCase(
        'whose signature is not hexadecimal',
        { 'stripe-signature': `t=${now},v1=${'z'.repeat(64)}` },
        paid,
      ),
      eventCase(
        'for somebody else than was signed',
        { 'stripe-signature': good },
        paid.replaceAll(stranger.userId, randomUUID()),
      ),
      eventCase('with a space behind it', { 'stripe-signature': good }, `${paid} `),
      eventCase('that is empty', { 'stripe-signature': sign('') }, ''),
      eventCase('that is no JSON, and signed', { 'stripe-signature': sign('{"id":') }, '{"id":'),
      eventCase('that is null, and signed', { 'stripe-signature': sign('null') }, 'null'),
      eventCase('that is an array, and signed', { 'stripe-signature': sign('[]') }, '[]'),
      eventCase(
        'without a type, and signed',
        { 'stripe-signature': sign('{"id":"evt_1"}') },
        '{"id":"evt_1"}',
      ),
      eventCase(
        'that is 50000 deep, and signed',
        { 'stripe-signature': sign('['.repeat(50_000)) },
        '['.repeat(50_000),
      ),
      eventCase('of 300 KB', { 'stripe-signature': good }, 'a'.repeat(300_000), ['413 body-too-large']),
      {
        what: 'an event sent five times at once',
        expected: ['200'],
        send: (victim) => sentRepeatedly(victim, paid, { 'stripe-signature': good }),
      },
    ];
  },
};

function eventsFor(userId: string) {
  const checkout = {
    id: randomUUID(),
    userId,
    packageId: 'pro-eur',
    language: 'en',
    status: 'open' as const,
  };
  const sold = { amountMinor: 799, currency: 'EUR' as const, isRecurring: false, periodsPaid: 0 };
  const rest = {
    createdAt: new Date(),
    credits: 10,
    validityDays: 180,
    endedAt: null,
    photoId: null,
    voucherUseId: null,
    returnPath: '/dashboard/payments',
  };
  return testEventsOf({ ...checkout, ...sold, ...rest }, Date.now());
}

function eventCase(
  what: string,
  headers: Record<string, string>,
  body: string,
  expected: readonly string[] = invalid,
): HostileCase {
  return { what: `an event ${what}`, expected, send: ({ url }) => say(url, body, headers) };
}

function say(url: string, body: string, headers: Record<string, string>): Promise<Answer> {
  return ask(url, {
    ...requestLine('paymentWebhook'),
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

/** Sends a genuine event twice; it must count once. */
async function sentRepeatedly(
  { url, stranger }: Victim,
  body: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const count = async () => {
    const listed = await ask(url, { ...requestLine('listPurchases'), headers: stranger.headers });
    return jsonOf<{ purchases: unknown[] }>(listed).purchases.length;
  };
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 5 }, () => say(url, body, headers)));
  const brought = (await count()) - before;
  const wrong = answers.find(({ status }) => status !== 200);
  return wrong ?? (brought <= 1 ? answers[0]! : { ...answers[0]!, code: `brought ${brought} packages` });
}
