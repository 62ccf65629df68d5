import { requestLine } from '@vesika/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { packages, webhookEvents } from '../../../schema/index.ts';
import {
  buy,
  checkoutAtProvider,
  eventsAt,
  expectSoundLedger,
  holdings,
  sendEvent,
  signingSecret,
  stripeEvent,
} from '../../../testing/payments.ts';
import { testService } from '../../../testing/test-service.ts';

const service = testService({ SIGNING_SECRET: signingSecret });
afterEach(() => expectSoundLedger(service));

const send = async (event: object) => {
  const response = await sendEvent(service, event);
  expect([response.statusCode, response.json()]).toEqual([200, { received: true }]);
};
const stored = async () => service.db.$count(webhookEvents);
const eventRow = async (id: string) => {
  const [row] = await service.db.select().from(webhookEvents).where(eq(webhookEvents.eventId, id));
  return row;
};
const paidCheckout = async (packageId?: string) => {
  const customer = await service.customer();
  const checkout = await checkoutAtProvider(service, customer.userId, packageId);
  return { customer, checkout, events: eventsAt(checkout, service.now()) };
};
const later = (seconds: number) => new Date(service.now().getTime() + seconds * 1000);

describe('400 webhook-invalid, and nothing is stored:', () => {
  const nowSeconds = () => Math.floor(service.now().getTime() / 1000);

  it.each([
    ['an event signed with another secret', () => ({ secret: 'whsec_of_somebody_else' })],
    ['an event signed six minutes ago', () => ({ signedAt: nowSeconds() - 360 })],
    ['an event without a signature', () => ({ signature: '' })],
    ['a forged signature', () => ({ signature: `t=${nowSeconds()},v1=${'0'.repeat(64)}` })],
    ['a body that was changed', () => ({ payload: '{"id":"evt_1","object":"event"}' })],
    ['an empty body', () => ({ payload: '' })],
  ])('%s', async (_name, options) => {
    const before = await stored();
    const { events, customer } = await paidCheckout();
    const response = await sendEvent(service, events.completed(), options());
    expect([response.statusCode, response.json().code]).toEqual([400, 'webhook-invalid']);
    expect(await stored()).toBe(before);
    expect(await holdings(service, customer.userId)).toMatchObject({ packages: [], payments: [] });
  });

  it('an event that is signed, and is none', async () => {
    const response = await sendEvent(service, { hello: 'there' });
    expect([response.statusCode, response.json().code]).toEqual([400, 'webhook-invalid']);
  });
});

it('413: a body of more than 256 KB', async () => {
  const response = await sendEvent(service, { padding: 'x'.repeat(300 * 1024) });
  expect([response.statusCode, response.json().code]).toEqual([413, 'body-too-large']);
});

describe('events that are none of ours are stored and ignored:', () => {
  it('of another type', async () => {
    const event = stripeEvent('customer.tax_id.created', { id: 'txi_1' }, service.now());
    await send(event);
    expect(await eventRow(event.id)).toMatchObject({ outcome: 'ignored', subject: null });
  });

  it('about an account that is deleted stores nothing', async () => {
    const { events, customer } = await paidCheckout();
    await service.db.execute(sql`delete from auth_users where id = ${customer.userId}`);
    const event = events.completed();
    await send(event);
    expect(await eventRow(event.id)).toMatchObject({
      outcome: 'account-unknown',
      payload: {},
      subject: null,
    });
  });

  it('about a purchase that went with its account', async () => {
    const customer = await service.customer();
    const { purchaseId, checkout } = await buy(service, customer, 'business-eur');
    await customer.call({ ...requestLine('requestRefund'), payload: { purchaseId } });
    await service.db.execute(sql`delete from auth_users where id = ${customer.userId}`);
    const nothing = { packages: [], payments: [], refunds: [], ledger: [] };
    expect(await holdings(service, customer.userId)).toEqual(nothing);
    await send(eventsAt(checkout, later(86_400)).invoicePaid(2));
    expect(await holdings(service, customer.userId)).toEqual(nothing);
  });

  it('about a package that is not known', async () => {
    const { checkout } = await paidCheckout();
    const event = eventsAt({ ...checkout, packageId: 'gold' }, service.now()).completed();
    await send(event);
    expect((await eventRow(event.id))?.outcome).toBe('package-unknown');
  });

  it('about somebody else’s payment', async () => {
    const session = { id: 'cs_1', payment_intent: 'pi_foreign', payment_status: 'paid', metadata: {} };
    const event = stripeEvent('checkout.session.completed', session, service.now());
    await send(event);
    expect((await eventRow(event.id))?.outcome).toBe('waiting');
  });
});

describe('a checkout', () => {
  it('grants its package once, however often it is delivered', async () => {
    const { customer, events } = await paidCheckout();
    const event = events.completed();
    await Promise.all([send(event), send(event), send(event)]);
    await send(event);
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 10, paymentStatus: 'completed', isActive: true }],
      payments: [{ status: 'completed', amountMinor: 399 }],
      ledger: ['purchase 10'],
    });
    expect((await eventRow(event.id))?.userId).toBe(customer.userId);
  });

  it('keeps no name, address or card of the payer', async () => {
    const { events } = await paidCheckout();
    const event = events.completed();
    const object = {
      ...event.data.object,
      customer_details: { email: 'payer@example.org', name: 'A Payer' },
    };
    await send({ ...event, data: { object } });
    expect(JSON.stringify(await eventRow(event.id))).not.toMatch(/payer/i);
  });

  it('of a package without limit has no balance and no ledger', async () => {
    const { customer, events } = await paidCheckout('business-try');
    await send(events.completed());
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: null, isActive: true }],
      ledger: [],
    });
  });

  it('that is paid days later is pending until then', async () => {
    const { customer, checkout, events } = await paidCheckout();
    const session = events.completed().data.object;
    const at = (type: string, status: string, time: Date) =>
      stripeEvent(`checkout.session.${type}`, { ...session, payment_status: status }, time);
    await send(at('completed', 'unpaid', service.now()));
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [],
      payments: [{ status: 'pending', providerReference: `pi_test_${checkout.id}` }],
    });
    await send(at('async_payment_succeeded', 'paid', later(100)));
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 10 }],
      payments: [{ status: 'completed' }],
    });
  });

  it('whose late payment fails brings nothing', async () => {
    const { customer, events } = await paidCheckout();
    const session = { ...events.completed().data.object, payment_status: 'unpaid' };
    await send(stripeEvent('checkout.session.async_payment_failed', session, later(100)));
    await send(stripeEvent('checkout.session.completed', session, service.now()));
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [],
      payments: [{ status: 'failed' }],
    });
  });

  it.each([
    ['less than the price', { amount_total: 398 }],
    ['the price in another currency', { currency: 'try' }],
  ])('over %s brings nothing, and is noted', async (_name, money) => {
    const { customer, events } = await paidCheckout();
    const event = events.completed();
    await send({ ...event, data: { object: { ...event.data.object, ...money } } });
    expect((await eventRow(event.id))?.outcome).toBe('amount-differs');
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [],
      payments: [],
      ledger: [],
    });
    expect(service.log.some((line) => line.includes('amount-differs') && line.includes(event.id))).toBe(true);
  });

  it('over less than the price, with no note of the price agreed upon, brings nothing either', async () => {
    const { customer, events } = await paidCheckout();
    const event = events.completed();
    const metadata = { user_id: customer.userId, package_id: 'pro-eur' };
    await send({ ...event, data: { object: { ...event.data.object, metadata, amount_total: 1 } } });
    expect(await holdings(service, customer.userId)).toMatchObject({ packages: [], ledger: [] });
  });
});

describe('a subscription', () => {
  const month = 31 * 86_400;

  it('goes on at its old price when the price list changes', async () => {
    const { customer, checkout, events } = await paidCheckout('business-eur');
    await send(events.completed());
    await send(events.invoicePaid(1));
    const price = (amount: number) =>
      service.db.update(packages).set({ price: amount }).where(eq(packages.id, 'business-eur'));
    await price(9.99);
    await send(eventsAt(checkout, later(month)).invoicePaid(2));
    await price(7.99);
    expect((await holdings(service, customer.userId)).ledger).toEqual(['purchase 50', 'renewal 50']);
  });

  it('is found under its older place in an invoice', async () => {
    const { customer, events } = await paidCheckout('business-eur');
    await send(events.completed());
    const event = events.invoicePaid(1);
    const { parent, ...invoice } = event.data.object as Record<string, object>;
    const subscription = events.subscriptionEnded().data.object as { id: string };
    expect(parent).toBeDefined();
    await send({ ...event, data: { object: { ...invoice, subscription: subscription.id } } });
    expect((await holdings(service, customer.userId)).ledger).toEqual(['purchase 50']);
  });

  it('is past due while a renewal fails', async () => {
    const { customer, checkout, events } = await paidCheckout('business-eur');
    await send(events.completed());
    await send(events.invoicePaid(1));
    await send(eventsAt(checkout, later(month)).invoiceFailed(2, 'first'));
    const statusOf = async () => (await holdings(service, customer.userId)).packages[0]?.subscriptionStatus;
    expect(await statusOf()).toBe('past-due');
    await send(eventsAt(checkout, later(month + 3600)).invoicePaid(2));
    expect(await statusOf()).toBe('active');
  });

  it('whose first payment fails brings nothing', async () => {
    const { customer, events } = await paidCheckout('business-eur');
    await send(events.declined('once'));
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [],
      payments: [{ status: 'failed' }],
    });
  });

  it('of which an old month is refunded keeps what the new one paid for', async () => {
    const { customer, checkout, events } = await paidCheckout('business-eur');
    await send(events.completed());
    await send(events.invoicePaid(1));
    await send(eventsAt(checkout, later(month)).invoicePaid(2));
    const old = `pi_test_${checkout.id}_1`;
    for (const event of eventsAt(checkout, later(month + 60)).refunded(old, 're_1')) await send(event);
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 100, isActive: true, paymentStatus: 'completed' }],
      payments: [{ status: 'refunded' }, { status: 'completed' }],
      refunds: [{ status: 'completed', reason: 'provider' }],
    });
  });
});

describe('a refund at the provider', () => {
  it('takes back what is left', async () => {
    const { customer, checkout, events } = await paidCheckout();
    await send(events.completed());
    for (const event of events.refunded(`pi_test_${checkout.id}`, 're_1')) await send(event);
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 0, isActive: false, paymentStatus: 'refunded' }],
      payments: [{ status: 'refunded' }],
      refunds: [{ status: 'completed', reason: 'provider' }],
      ledger: ['purchase 10', 'refund -10'],
    });
  });

  it('of a part leaves the package alone', async () => {
    const { customer, checkout, events } = await paidCheckout();
    await send(events.completed());
    const [event] = events.refunded(`pi_test_${checkout.id}`, 're_1');
    await send({ ...event, data: { object: { ...event!.data.object, amount_refunded: 100 } } });
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 10, paymentStatus: 'completed' }],
      refunds: [{ status: 'completed', reason: 'provider' }],
    });
  });

  it('that fails at the bank gives the package back', async () => {
    const { customer, checkout, events } = await paidCheckout();
    await send(events.completed());
    const [charge, refund] = events.refunded(`pi_test_${checkout.id}`, 're_1');
    await send(charge!);
    await send(stripeEvent('refund.failed', { ...refund!.data.object, status: 'failed' }, later(60)));
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 10, isActive: true, paymentStatus: 'completed' }],
      payments: [{ status: 'completed' }],
      ledger: ['correction 10', 'purchase 10', 'refund -10'],
    });
  });
});

describe('a dispute', () => {
  const disputeOf = (checkoutId: string, status: string) => ({
    id: `dp_${checkoutId}`,
    object: 'dispute',
    status,
    amount: 399,
    payment_intent: `pi_test_${checkoutId}`,
    charge: 'ch_1',
  });

  async function disputed() {
    const { customer, checkout, events } = await paidCheckout();
    await send(events.completed());
    const tell = (type: string, status: string, time = service.now()) =>
      send(stripeEvent(`charge.dispute.${type}`, disputeOf(checkout.id, status), time));
    return { customer, tell, held: async () => (await holdings(service, customer.userId)).packages[0] };
  }

  it('pauses the package, and gives it back when it is won', async () => {
    const { customer, tell, held } = await disputed();
    await tell('created', 'needs_response');
    expect(await held()).toMatchObject({ credits: 0, isActive: false, paymentStatus: 'disputed' });
    await tell('closed', 'won', later(60));
    expect(await held()).toMatchObject({ credits: 10, isActive: true, paymentStatus: 'completed' });
    expect((await holdings(service, customer.userId)).ledger).toEqual([
      ...['correction 10', 'purchase 10', 'refund -10'],
    ]);
  });

  it('that is lost keeps it', async () => {
    const { tell, held } = await disputed();
    await tell('closed', 'lost', later(60));
    await tell('created', 'needs_response');
    expect(await held()).toMatchObject({ credits: 0, isActive: false, paymentStatus: 'disputed' });
  });

  it('that was won before the event of its beginning arrives changes nothing', async () => {
    const { customer, tell, held } = await disputed();
    await tell('closed', 'won', later(60));
    await tell('created', 'needs_response');
    expect(await held()).toMatchObject({ credits: 10, paymentStatus: 'completed' });
    expect((await holdings(service, customer.userId)).ledger).toEqual(['purchase 10']);
  });

  it('can be taken up again after it was won', async () => {
    const { tell, held } = await disputed();
    await tell('created', 'needs_response');
    await tell('closed', 'won', later(60));
    await tell('updated', 'under_review', later(120));
    expect(await held()).toMatchObject({ credits: 0, paymentStatus: 'disputed' });
    await tell('closed', 'won', later(180));
    expect(await held()).toMatchObject({ credits: 10, paymentStatus: 'completed' });
  });

  it('that is only an inquiry pauses nothing', async () => {
    const { tell, held } = await disputed();
    await tell('created', 'warning_needs_response');
    expect(await held()).toMatchObject({ credits: 10, paymentStatus: 'completed' });
  });
});
