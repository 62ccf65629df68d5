import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { packages, payments, refunds, userPackages } from '../../../schema/index.ts';
import { type FakeStripe, openFakeStripe, stripeError } from '../../../testing/fake-stripe.ts';
import { makeVoucher } from '../../../testing/offers.ts';
import { operatorAt } from '../../../testing/operator.ts';
import { patiently } from '../../../testing/patiently.ts';
import {
  checkoutAtProvider,
  eventsAt,
  expectSoundLedger,
  holdings,
  sendEvent,
  stripeEvent,
} from '../../../testing/payments.ts';
import { type Customer, openTestService, type TestService } from '../../../testing/test-service.ts';
import { invoiceWords } from '../invoices/invoice-words.ts';
import { ownInvoice } from '../invoices/invoices.ts';
import { openPayments } from '../payments.ts';

const secret = 'whsec_test';
let stripe: FakeStripe;
let service: TestService;
beforeAll(async () => {
  stripe = await openFakeStripe();
  service = await openTestService({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_ADDRESS: stripe.address,
    PUBLIC_URL: 'https://photos.example',
  });
});
beforeEach(() => {
  stripe.calls.length = 0;
  stripe.on('', () => ({ status: 404, body: stripeError('resource_missing') }));
  stripe.on('GET /v1/invoice_payments', () => ({ body: listOf([]) }));
  stripe.on('GET /v1/refunds', () => ({ body: listOf([]) }));
});
afterEach(() => expectSoundLedger(service));
afterAll(async () => {
  await service.close();
  await stripe.close();
});

const listOf = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/v1/invoice_payments' });
const send = async (event: object) =>
  expect((await sendEvent(service, event, { secret })).statusCode).toBe(200);
const checkout = (customer: Customer, priceId: string, language = 'en') =>
  customer.call({ ...requestLine('createCheckout'), payload: { priceId, language } });
const purchaseId = async ({ userId }: Customer) => {
  const [owned] = await service.db.select().from(userPackages).where(eq(userPackages.userId, userId));
  return owned!.id;
};
const giveBack = async (customer: Customer) =>
  customer.call({
    ...requestLine('requestRefund'),
    payload: { purchaseId: await purchaseId(customer) },
  });

async function bought(packageId = 'pro-eur') {
  const customer = await service.customer();
  const row = await checkoutAtProvider(service, customer.userId, packageId);
  const events = eventsAt(row, service.now());
  await send(events.completed());
  if (row.isRecurring) await send(events.invoicePaid(1));
  return { customer, row, events };
}

describe('createCheckout', () => {
  const session = () => stripe.calls.filter(({ route }) => route === 'POST /v1/checkout/sessions');
  beforeEach(() => {
    stripe.on('POST /v1/checkout/sessions', () => ({
      body: { id: 'cs_1', url: 'https://pay.example/cs_1' },
    }));
  });

  it('asks for a payment of our price, with our notes on it', async () => {
    const customer = await service.customer();
    const response = await checkout(customer, 'pro-eur', 'tr');
    expect([response.statusCode, response.json()]).toEqual([200, { url: 'https://pay.example/cs_1' }]);
    expect(session()[0]?.params).toEqual({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '399',
      'line_items[0][price_data][product_data][name]': 'Vesika Pro',
      client_reference_id: customer.userId,
      customer_email: customer.email,
      customer_creation: 'always',
      locale: 'tr',
      success_url: 'https://photos.example/dashboard/payments?purchase=done',
      cancel_url: 'https://photos.example/dashboard/payments?purchase=cancelled',
      ...notes('metadata', customer, 'pro-eur', '399'),
      ...notes('payment_intent_data[metadata]', customer, 'pro-eur', '399'),
    });
  });

  it('notes the photo that is paid for, leads back to it, and leaves the ways of paying to Stripe', async () => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    const { photoId } = (await visitor.process({ imageUrl })).json();
    const payload = { priceId: 'starter-eur', photo: { photoId }, email: 'Ada@Example.org' };
    expect((await visitor.call({ ...requestLine('createCheckout'), payload })).statusCode).toBe(200);
    const params = session().at(-1)?.params;
    expect(params).toMatchObject({
      customer_email: 'ada@example.org',
      'metadata[photo_id]': photoId,
      'payment_intent_data[metadata][photo_id]': photoId,
      success_url: `https://photos.example/create?photo=${photoId}&purchase=done`,
      cancel_url: `https://photos.example/create?photo=${photoId}&purchase=cancelled`,
    });
    expect(Object.keys(params ?? {}).filter((name) => name.startsWith('payment_method'))).toEqual([]);
  });

  it('asks for the price that a voucher leaves, and bills it under the name of the voucher', async () => {
    const { code } = await makeVoucher(service);
    const customer = await service.customer();
    const payload = { priceId: 'pro-eur', voucher: code };
    expect((await customer.call({ ...requestLine('createCheckout'), payload })).statusCode).toBe(200);
    const voucherUseId = session()[0]!.params['metadata[voucher_use_id]']!;
    expect(session()[0]?.params).toMatchObject({
      'line_items[0][price_data][unit_amount]': '199',
      'payment_intent_data[metadata][voucher_use_id]': voucherUseId,
      ...notes('metadata', customer, 'pro-eur', '199'),
    });
    const row = { ...(await checkoutAtProvider(service, customer.userId)), amountMinor: 199, voucherUseId };
    await send(eventsAt(row, service.now()).completed());
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 10, paymentStatus: 'completed' }],
      payments: [{ status: 'completed', amountMinor: 199 }],
    });
    const [payment] = await service.db.select().from(payments).where(eq(payments.userId, customer.userId));
    const words = await invoiceWords((await ownInvoice(service.db, customer.userId, payment!.id))!, 'en');
    expect(words.total[1]).toBe('€1.99');
    expect(words.notes).toContain(`Price lowered by voucher ${code}`);
  });

  it('ends the earlier page of a voucher, and opens none once that one is paid', async () => {
    const { code } = await makeVoucher(service);
    const customer = await service.customer();
    let made = 0;
    stripe.on('POST /v1/checkout/sessions', ({ route }) =>
      route.endsWith('/expire')
        ? { body: { id: route.split('/')[4], object: 'checkout.session' } }
        : { body: { id: `cs_${++made}`, url: `https://pay.example/cs_${made}` } },
    );
    const payload = { priceId: 'pro-eur', voucher: code };
    const open = () => customer.call({ ...requestLine('createCheckout'), payload });
    const expired = () => stripe.calls.map(({ route }) => route).filter((route) => route.endsWith('/expire'));
    await open();
    expect(expired()).toEqual([]);
    expect((await open()).json()).toEqual({ url: 'https://pay.example/cs_2' });
    expect(expired()).toEqual(['POST /v1/checkout/sessions/cs_1/expire']);

    stripe.on('POST /v1/checkout/sessions/cs_2/expire', () => ({
      status: 400,
      body: stripeError('session_not_open'),
    }));
    stripe.on('GET /v1/checkout/sessions/cs_2', () => ({ body: { id: 'cs_2', status: 'complete' } }));
    const refused = await open();
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'voucher-invalid']);
    expect(expired().at(-1)).toBe('POST /v1/checkout/sessions/cs_3/expire');
  });

  it('refunds a payment on a spent voucher, and again if that fails', async () => {
    const { code } = await makeVoucher(service);
    const customer = await service.customer();
    const payload = { priceId: 'pro-eur', voucher: code };
    await customer.call({ ...requestLine('createCheckout'), payload });
    const voucherUseId = session()[0]!.params['metadata[voucher_use_id]']!;
    const pay = async () => {
      const row = await checkoutAtProvider(service, customer.userId);
      await send(eventsAt({ ...row, amountMinor: 199, voucherUseId }, service.now()).completed());
      return `pi_test_${row.id}`;
    };
    await pay();
    stripe.on('POST /v1/refunds', () => ({ status: 400, body: stripeError('processing_error') }));
    const intent = await pay();
    const requested = () => stripe.calls.filter(({ route }) => route === 'POST /v1/refunds');
    await expect.poll(() => requested().length, patiently).toBe(1);
    expect(requested()[0]?.params).toMatchObject({ payment_intent: intent });
    const state = async () => {
      const [row] = await service.db.select().from(refunds).where(eq(refunds.userId, customer.userId));
      return row?.status;
    };
    expect(await state()).toBe('requested');

    stripe.on('POST /v1/refunds', () => ({ body: { id: 're_1', object: 'refund' } }));
    const log = { error: () => undefined, info: () => undefined, warn: () => undefined };
    const { db } = service;
    const later = () => service.now().getTime() + 600_000;
    const { continueRefunds } = openPayments({
      ...{ db, log, clock: later, storage: service.storage, siteUrl: () => 'https://photos.example' },
      ...{ markMailbox: () => '', mailer: { send: async () => undefined, close: () => undefined } },
      seller: { name: null, address: null, email: null, vatId: null, vatPercent: null },
      stripe: { secretKey: 'sk_test_1', webhookSecret: secret, apiAddress: stripe.address },
      ...{ purchaseLinks: {} as never, testKey: Buffer.alloc(32), announceRefund: async () => undefined },
    });
    await continueRefunds();
    expect(await state()).toBe('processing');
    expect((await holdings(service, customer.userId)).packages).toHaveLength(1);
  });

  it('asks for the price that a voucher leaves even where the package has a price at Stripe', async () => {
    const { code } = await makeVoucher(service);
    const price = (stripePriceId: string | null) =>
      service.db.update(packages).set({ stripePriceId }).where(eq(packages.id, 'pro-usd'));
    await price('price_usd');
    const payload = { priceId: 'price_usd', voucher: code };
    await (await service.customer()).call({ ...requestLine('createCheckout'), payload });
    await price(null);
    expect(session()[0]?.params).toMatchObject({ 'line_items[0][price_data][currency]': 'usd' });
    expect(session()[0]?.params).not.toHaveProperty('line_items[0][price]');
  });

  it('asks for a monthly subscription where the package renews', async () => {
    const customer = await service.customer();
    await checkout(customer, 'business-eur');
    expect(session()[0]?.params).toMatchObject({
      mode: 'subscription',
      'line_items[0][price_data][recurring][interval]': 'month',
      ...notes('subscription_data[metadata]', customer, 'business-eur', '799'),
    });
    expect(session()[0]?.params).not.toHaveProperty('customer_creation');
  });

  it('uses the price at Stripe where the package has one, which is then its only name', async () => {
    const price = (stripePriceId: string | null) =>
      service.db.update(packages).set({ stripePriceId }).where(eq(packages.id, 'pro-try'));
    await price('price_pro');
    const customer = await service.customer();
    expect((await checkout(customer, 'price_pro')).statusCode).toBe(200);
    expect(session()[0]?.params).toMatchObject({ 'line_items[0][price]': 'price_pro' });
    expect((await checkout(customer, 'pro-try')).json().code).toBe('package-not-found');
    await price(null);
  });

  it('names the customer whom Stripe knows from an earlier payment', async () => {
    const { customer } = await bought();
    await checkout(customer, 'starter-eur');
    expect(session()[0]?.params).toMatchObject({ customer: `cus_test_${customer.userId}` });
    expect(session()[0]?.params).not.toHaveProperty('customer_email');
  });

  it('tries again under the same key when the connection breaks', async () => {
    let tries = 0;
    stripe.on('POST /v1/checkout/sessions', () =>
      ++tries < 3 ? 'hang-up' : { body: { id: 'cs_1', url: 'https://pay.example/cs_1' } },
    );
    expect((await checkout(await service.customer(), 'pro-eur')).statusCode).toBe(200);
    const keys = session().map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });

  it.each([
    ['hangs up', 'hang-up' as const],
    ['fails', { status: 500, body: stripeError('server') }],
    ['refuses', { status: 401, body: stripeError('api_key_expired') }],
    ['gives no address', { body: { id: 'cs_1', url: null } }],
  ])('502 payment-unavailable: Stripe %s', async (_name, answer) => {
    stripe.on('POST /v1/checkout/sessions', () => answer);
    const response = await checkout(await service.customer(), 'pro-eur');
    expect([response.statusCode, response.json().code]).toEqual([502, 'payment-unavailable']);
  });

  it('serves no test page', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    expect((await service.app.inject(`/test-payment/${id}`)).json().code).toBe('route-not-found');
  });
});

function notes(place: string, { userId }: Customer, packageId: string, amount: string) {
  const [credits, days] = packageId === 'pro-eur' ? ['10', '180'] : ['50', '365'];
  return {
    [`${place}[user_id]`]: userId,
    [`${place}[package_id]`]: packageId,
    [`${place}[amount_minor]`]: amount,
    [`${place}[credits]`]: credits,
    [`${place}[validity_days]`]: days,
  };
}

describe('customerPortal', () => {
  it('leads to Stripe, and back to the payments', async () => {
    stripe.on('POST /v1/billing_portal/sessions', () => ({ body: { url: 'https://pay.example/portal' } }));
    const { customer } = await bought('business-eur');
    const response = await customer.call(requestLine('customerPortal'));
    expect(response.json()).toEqual({ url: 'https://pay.example/portal' });
    expect(stripe.calls[0]?.params).toEqual({
      customer: `cus_test_${customer.userId}`,
      return_url: 'https://photos.example/dashboard/payments',
    });
  });
});

describe('a refund', () => {
  beforeEach(() => {
    stripe.on('POST /v1/refunds', () => ({ body: { id: 're_1', object: 'refund', status: 'pending' } }));
  });
  const requested = () => stripe.calls.filter(({ route }) => route === 'POST /v1/refunds');

  it('is processing until its event comes; the package goes at once', async () => {
    const { customer, row, events } = await bought();
    const response = await giveBack(customer);
    expect(response.json().refund).toMatchObject({ status: 'processing', amount: 3.99, currency: 'EUR' });
    expect(requested()[0]?.params).toEqual({
      payment_intent: `pi_test_${row.id}`,
      reason: 'requested_by_customer',
      'metadata[refund_id]': expect.any(String),
    });
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 0, isActive: false, paymentStatus: 'refunded' }],
      ledger: ['purchase 10', 'refund -10'],
    });
    for (const event of events.refunded(`pi_test_${row.id}`, 're_1')) await send(event);
    expect(await holdings(service, customer.userId)).toMatchObject({
      refunds: [{ status: 'completed', reason: 'one-click' }],
      ledger: ['purchase 10', 'refund -10'],
    });
  });

  it('clicked twice at once is one at Stripe, under one key', async () => {
    const { customer } = await bought();
    const answers = await Promise.all([giveBack(customer), giveBack(customer), giveBack(customer)]);
    expect(
      answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 409),
    ).toEqual([]);
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(new Set(requested().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect((await holdings(service, customer.userId)).refunds).toHaveLength(1);
  });

  it('502: changes nothing while Stripe is down, and can be requested again', async () => {
    const { customer } = await bought();
    stripe.on('POST /v1/refunds', () => ({ status: 503, body: stripeError('down') }));
    const failed = await giveBack(customer);
    expect([failed.statusCode, failed.json().code]).toEqual([502, 'payment-unavailable']);
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 10, isActive: true, paymentStatus: 'completed' }],
      refunds: [{ status: 'requested' }],
      ledger: ['purchase 10'],
    });
    const failedKeys = new Set(requested().map(({ idempotencyKey }) => idempotencyKey));
    expect(failedKeys.size).toBe(1);
    stripe.on('POST /v1/refunds', () => ({ body: { id: 're_1', status: 'succeeded' } }));
    expect((await giveBack(customer)).statusCode).toBe(200);
    // Stripe repeats its answer for the same key.
    expect(failedKeys).not.toContain(requested().at(-1)?.idempotencyKey);
    expect((await holdings(service, customer.userId)).refunds).toHaveLength(1);
  });

  it('whose answer was lost is found again, and not made twice', async () => {
    const { customer } = await bought();
    const made: object[] = [];
    stripe.on('GET /v1/refunds', () => ({ body: listOf(made) }));
    stripe.on('POST /v1/refunds', ({ params }) => {
      made[0] = { id: 're_1', status: 'pending', metadata: { refund_id: params['metadata[refund_id]'] } };
      return 'hang-up';
    });
    expect((await giveBack(customer)).json().code).toBe('payment-unavailable');
    const asks = requested().length;
    expect((await giveBack(customer)).json().refund.status).toBe('processing');
    expect(requested()).toHaveLength(asks);
    const [refund] = await service.db.select().from(refunds).where(eq(refunds.userId, customer.userId));
    expect(refund?.providerReference).toBe('re_1');
  });

  it('that was not answered is of what is left by then', async () => {
    const { customer } = await bought();
    stripe.on('POST /v1/refunds', () => 'hang-up');
    await giveBack(customer);
    const { imageUrl } = await customer.uploadPicture();
    expect((await customer.process({ imageUrl })).json().state).toBe('clean');
    stripe.on('POST /v1/refunds', () => ({ body: { id: 're_1', status: 'pending' } }));
    expect((await giveBack(customer)).json().refund.amount).toBe(3.6);
    expect(requested().at(-1)?.params.amount).toBe('360');
  });

  it('that failed at the bank can be requested again, under another key', async () => {
    const { customer, row } = await bought();
    await giveBack(customer);
    const failed = { id: 're_1', payment_intent: `pi_test_${row.id}`, status: 'failed', amount: 399 };
    await send(stripeEvent('refund.failed', failed, service.now()));
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 10, isActive: true, paymentStatus: 'completed' }],
      refunds: [{ status: 'failed' }],
    });
    stripe.on('POST /v1/refunds', () => ({ body: { id: 're_2', status: 'pending' } }));
    expect((await giveBack(customer)).json().refund.status).toBe('processing');
    expect(new Set(requested().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    const done = { ...failed, id: 're_2', status: 'succeeded' };
    await send(stripeEvent('refund.updated', done, new Date(service.now().getTime() + 2000)));
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 0, paymentStatus: 'refunded' }],
      refunds: [{ status: 'failed' }, { status: 'completed' }],
      ledger: ['correction 10', 'purchase 10', 'refund -10', 'refund -10'],
    });
  });

  it('in parts asks Stripe for each amount, and the sum never exceeds the payment', async () => {
    const { customer, row, events } = await bought();
    const [payment] = await service.db.select().from(payments).where(eq(payments.userId, customer.userId));
    const operator = await operatorAt(service);
    const part = async (amount: number | null) => {
      const line = requestLine('operatorRefund', { params: { paymentId: payment!.id } });
      return (await operator.call({ ...line, payload: { amount, reason: 'asked by mail' } })).json();
    };
    const intent = `pi_test_${row.id}`;
    for (const [n, amount] of [1, 1.5].entries()) {
      const made = `re_part_${n}`;
      stripe.on('POST /v1/refunds', () => ({ body: { id: made, status: 'pending' } }));
      expect((await part(amount)).refund.status).toBe('processing');
      const { params } = requested().at(-1)!;
      expect(params.amount).toBe(String(amount * 100));
      const reported = { refundId: params['metadata[refund_id]']!, backMinor: amount * 100 };
      const totalMinor = n === 0 ? 100 : 250;
      for (const event of events.refunded(intent, made, { ...reported, totalMinor })) await send(event);
    }
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 10, isActive: true, paymentStatus: 'completed' }],
      payments: [{ status: 'completed' }],
      refunds: [{ status: 'completed' }, { status: 'completed' }],
    });
    expect((await part(1.5)).code).toBe('refund-not-possible');
    expect(requested()).toHaveLength(2);

    stripe.on('POST /v1/refunds', () => ({ body: { id: 're_rest', status: 'pending' } }));
    expect((await part(null)).refund).toMatchObject({ amount: 1.49, status: 'processing' });
    expect(requested().at(-1)!.params.amount).toBe('149');
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 0, isActive: false, paymentStatus: 'refunded' }],
    });
  });

  it('of a part made at Stripe itself is listed, and leaves the package', async () => {
    const { customer, row, events } = await bought();
    const terms = { backMinor: 120 };
    for (const event of events.refunded(`pi_test_${row.id}`, 're_1', terms)) await send(event);
    const rows = await service.db.select().from(refunds).where(eq(refunds.userId, customer.userId));
    expect(rows).toMatchObject([{ status: 'completed', reason: 'provider', amountMinor: 120 }]);
    expect((await holdings(service, customer.userId)).packages).toMatchObject([
      { isActive: true, credits: 10 },
    ]);
    // The unused share of what is left.
    expect((await giveBack(customer)).json().refund.amount).toBe(2.79);
  });

  it('made at Stripe itself cannot be requested again', async () => {
    const { customer, row, events } = await bought();
    const [charge] = events.refunded(`pi_test_${row.id}`, 're_1');
    await send(charge!);
    expect((await giveBack(customer)).json().code).toBe('refund-not-possible');
    const [refund] = await service.db.select().from(refunds).where(eq(refunds.userId, customer.userId));
    expect(refund).toMatchObject({ status: 'completed', reason: 'provider' });
  });

  it('of money that had gone back before waits for the word of it', async () => {
    stripe.on('POST /v1/refunds', () => ({ status: 400, body: stripeError('charge_already_refunded') }));
    const { customer } = await bought();
    expect((await giveBack(customer)).json().refund.status).toBe('processing');
  });

  it('of a subscription ends it, and gives back what its last month cost', async () => {
    const { customer, row } = await bought('business-eur');
    service.wait(1000);
    await send(eventsAt(row, service.now()).invoicePaid(2));
    stripe.on('DELETE /v1/subscriptions/', () => ({ body: { id: 'sub', status: 'canceled' } }));
    const period = { payment: { type: 'payment_intent', payment_intent: 'pi_of_month_2' } };
    stripe.on('GET /v1/invoice_payments', () => ({ body: listOf([period]) }));
    expect((await giveBack(customer)).statusCode).toBe(200);
    expect(stripe.calls.map(({ route }) => route)).toEqual([
      `DELETE /v1/subscriptions/sub_test_${row.id}`,
      'GET /v1/invoice_payments',
      'GET /v1/refunds',
      'POST /v1/refunds',
    ]);
    expect(stripe.calls[1]?.params).toMatchObject({ invoice: `in_test_${row.id}_2`, status: 'paid' });
    expect(requested()[0]?.params.payment_intent).toBe('pi_of_month_2');
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 0, paymentStatus: 'refunded' }],
      ledger: ['purchase 50', 'refund -100', 'renewal 50'],
    });
  });
});

describe('an event about the payment of a month', () => {
  it('is brought to its subscription by asking Stripe', async () => {
    const { customer, row } = await bought('business-eur');
    const invoice = {
      id: `in_test_${row.id}_1`,
      object: 'invoice',
      parent: { subscription_details: { subscription: `sub_test_${row.id}` } },
    };
    stripe.on('GET /v1/invoice_payments', () => ({ body: listOf([{ invoice, payment: {} }]) }));
    const charge = { payment_intent: 'pi_of_month_1', amount_refunded: 799, metadata: {}, customer: null };
    await send(stripeEvent('charge.refunded', charge, service.now()));
    expect(stripe.calls[0]?.params).toMatchObject({
      'payment[type]': 'payment_intent',
      'payment[payment_intent]': 'pi_of_month_1',
      'expand[0]': 'data.invoice',
    });
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 0, paymentStatus: 'refunded' }],
      refunds: [{ status: 'completed', reason: 'provider' }],
    });
  });

  it('502: Stripe delivers it again after an outage', async () => {
    stripe.on('GET /v1/invoice_payments', () => ({ status: 500, body: stripeError('down') }));
    const event = stripeEvent('charge.refunded', { payment_intent: 'pi_9', metadata: {} }, service.now());
    const response = await sendEvent(service, event, { secret });
    expect([response.statusCode, response.json().code]).toEqual([502, 'payment-unavailable']);
    stripe.on('GET /v1/invoice_payments', () => ({ body: listOf([]) }));
    await send(event);
  });
});
