import { listPurchases, requestLine } from '@vesika/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock/durations.ts';
import {
  buy,
  checkoutAtProvider,
  eventsAt,
  sendEvent,
  signingSecret,
  stripeEvent,
} from '../../../testing/payments.ts';
import { type Customer, testService } from '../../../testing/test-service.ts';

const service = testService({ SIGNING_SECRET: signingSecret });
beforeAll(() => service.untilReady());

async function purchasesOf(customer: Pick<Customer, 'call'>) {
  const response = await customer.call(requestLine('listPurchases'));
  expect(response.statusCode).toBe(200);
  return listPurchases.response.parse(response.json()).purchases;
}

describe('listPurchases', () => {
  it('200: nothing yet', async () => {
    expect(await purchasesOf(await service.customer())).toEqual([]);
  });

  it('200: what was bought, newest first, with what it cost and until when it can be given back', async () => {
    const customer = await service.customer();
    const first = await buy(service, customer, 'pro-eur');
    service.wait(60_000);
    const second = await buy(service, customer, 'business-try');
    await buy(service, await service.customer(), 'pro-eur');
    const [newest, oldest, ...more] = await purchasesOf(customer);
    expect(more).toEqual([]);
    expect(newest).toMatchObject({
      id: second.purchaseId,
      plan: 'business',
      price: 199,
      currency: 'TRY',
      creditsTotal: null,
      creditsRemaining: null,
      isRecurring: false,
      subscriptionStatus: null,
    });
    expect(oldest).toMatchObject({
      id: first.purchaseId,
      packageId: 'pro-eur',
      plan: 'pro',
      nameTr: 'Pro',
      price: 3.99,
      currency: 'EUR',
      creditsTotal: 10,
      creditsRemaining: 10,
      isActive: true,
      paymentStatus: 'completed',
      refunds: [],
      rejections: [],
      photos: [],
    });
    const days = (oldest!.refundableUntil!.getTime() - oldest!.purchasedAt.getTime()) / dayMs;
    expect(days).toBe(30);
  });

  it('200: with its clean photos and their rejections', async () => {
    const customer = await service.customer();
    await buy(service, customer);
    const { imageUrl } = await customer.uploadPicture();
    const { photoId } = (await customer.process({ imageUrl })).json();
    await customer.call({ ...requestLine('reportRejection'), payload: { photoId } });
    const [purchase] = await purchasesOf(customer);
    expect(purchase).toMatchObject({
      creditsRemaining: 9,
      photos: [{ photoId, countryCode: 'DE', documentType: 'passport' }],
      rejections: [{ photoId, outcome: 'redo', redoneAt: null }],
    });
    expect((await service.app.inject(purchase!.photos[0]!.thumbnailUrl)).statusCode).toBe(200);
  });

  it('200: with its refund, after which there is none to be had', async () => {
    const customer = await service.customer();
    const { purchaseId } = await buy(service, customer);
    await customer.call({ ...requestLine('requestRefund'), payload: { purchaseId } });
    expect(await purchasesOf(customer)).toMatchObject([
      {
        paymentStatus: 'refunded',
        isActive: false,
        creditsRemaining: 0,
        refundableUntil: null,
        refunds: [{ status: 'completed', reason: 'one-click', amount: 3.99, currency: 'EUR' }],
      },
    ]);
  });

  it('200: no more refund after 30 days', async () => {
    const customer = await service.customer();
    await buy(service, customer);
    service.wait(30 * dayMs);
    await customer.signIn();
    expect(await purchasesOf(customer)).toMatchObject([
      { refundableUntil: null, paymentStatus: 'completed' },
    ]);
  });

  it('200: pending while a payment takes its days, gone when it fails', async () => {
    const customer = await service.customer();
    const checkout = await checkoutAtProvider(service, customer.userId);
    const session = eventsAt(checkout, service.now()).completed().data.object;
    const unpaid = { ...session, payment_status: 'unpaid' };
    await sendEvent(service, stripeEvent('checkout.session.completed', unpaid, service.now()));
    expect(await purchasesOf(customer)).toMatchObject([
      { paymentStatus: 'pending', isActive: false, creditsTotal: 10, creditsRemaining: 0, price: 3.99 },
    ]);
    const later = new Date(service.now().getTime() + 60_000);
    await sendEvent(service, stripeEvent('checkout.session.async_payment_failed', unpaid, later));
    expect(await purchasesOf(customer)).toEqual([]);
  });

  it('401: without a session', async () => {
    const response = await service.visitor().call(requestLine('listPurchases'));
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
  });
});
