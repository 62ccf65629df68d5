import { requestLine } from '@vesika/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock/durations.ts';
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
import { type Customer, testService } from '../../../testing/test-service.ts';

const service = testService({ SIGNING_SECRET: signingSecret });
afterEach(() => expectSoundLedger(service));

let pictures = 0;

const photoOf = (customer: Customer) => customer.makePhoto(`photo ${++pictures}`);

function statesOf(customer: Customer, photoIds: readonly string[]): Promise<string[]> {
  return Promise.all(
    photoIds.map(async (photoId) => {
      const response = await customer.call(requestLine('getPhoto', { params: { photoId } }));
      return response.json().photo.state;
    }),
  );
}

const giveBack = (customer: Pick<Customer, 'call'>, purchaseId: unknown) =>
  customer.call({ ...requestLine('requestRefund'), payload: { purchaseId } });

describe('requestRefund', () => {
  it('200: gives the money back and takes what is left of the package', async () => {
    const customer = await service.customer();
    const { purchaseId } = await buy(service, customer);
    const response = await giveBack(customer, purchaseId);
    expect(response.statusCode).toBe(200);
    expect(response.json().refund).toMatchObject({
      status: 'completed',
      reason: 'one-click',
      amount: 3.99,
      currency: 'EUR',
    });
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 0, isActive: false, paymentStatus: 'refunded' }],
      payments: [{ status: 'refunded' }],
      refunds: [{ status: 'completed', reason: 'one-click' }],
      ledger: ['purchase 10', 'refund -10'],
    });
  });

  it('200: gives back what is unused; what was made with the rest stays', async () => {
    await service.untilReady();
    const customer = await service.customer();
    const { purchaseId } = await buy(service, customer);
    const photos = [await photoOf(customer), await photoOf(customer)];
    const listed = (await customer.call(requestLine('listPurchases'))).json().purchases[0];
    expect(listed.refundableAmount).toBe(3.2);
    expect((await giveBack(customer, purchaseId)).json().refund).toMatchObject({
      status: 'completed',
      amount: 3.2,
    });
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 0, isActive: false, paymentStatus: 'refunded' }],
    });
    expect(await statesOf(customer, photos)).toEqual(['clean', 'clean']);
  });

  it('409: of a package that is used up, or without limit and used', async () => {
    const customer = await service.customer();
    for (const packageId of ['starter-eur', 'business-try']) {
      const { purchaseId } = await buy(service, customer, packageId);
      await photoOf(customer);
      if (packageId === 'starter-eur') await photoOf(customer);
      const response = await giveBack(customer, purchaseId);
      expect([response.statusCode, response.json().code]).toEqual([409, 'refund-not-possible']);
    }
  });

  it('takes the clean files where the whole payment goes back elsewhere, and gives them again', async () => {
    const customer = await service.customer();
    const { checkout } = await buy(service, customer);
    const photos = [await photoOf(customer)];
    const payment = `pi_test_${checkout.id}`;
    const dispute = { id: `dp_${checkout.id}`, status: 'needs_response', payment_intent: payment };
    await sendEvent(service, stripeEvent('charge.dispute.created', dispute, service.now()));
    expect(await statesOf(customer, photos)).toEqual(['preview']);
    const certificate = requestLine('photoCertificate', { params: { photoId: photos[0]! } });
    expect((await customer.call(certificate)).statusCode).toBe(402);
    service.wait(1000);
    const won = { ...dispute, status: 'won' };
    await sendEvent(service, stripeEvent('charge.dispute.closed', won, service.now()));
    expect(await statesOf(customer, photos)).toEqual(['clean']);
  });

  it('200: clicked many times at once, there is one refund', async () => {
    const customer = await service.customer();
    const { purchaseId } = await buy(service, customer);
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => giveBack(customer, purchaseId)));
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    expect(statuses).toContain(200);
    expect(await holdings(service, customer.userId)).toMatchObject({
      refunds: [{ status: 'completed' }],
      ledger: ['purchase 10', 'refund -10'],
    });
  });

  it('200: ends what renews, and gives back its last month', async () => {
    const customer = await service.customer();
    const { purchaseId, checkout } = await buy(service, customer, 'business-eur');
    service.wait(20 * dayMs);
    await sendEvent(service, eventsAt(checkout, service.now()).invoicePaid(2));
    await customer.signIn();
    expect((await giveBack(customer, purchaseId)).json().refund.amount).toBe(7.99);
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 0, paymentStatus: 'refunded', subscriptionStatus: 'ended' }],
      payments: [{ status: 'completed' }, { status: 'refunded' }],
    });
  });

  it('400: no purchase is named', async () => {
    const customer = await service.customer();
    expect((await giveBack(customer, 'mine')).json().code).toBe('request-invalid');
  });

  it('401: without a session', async () => {
    const { purchaseId } = await buy(service, await service.customer());
    const response = await giveBack(service.visitor(), purchaseId);
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
  });

  it('404: somebody else’s purchase', async () => {
    const owner = await service.customer();
    const { purchaseId } = await buy(service, owner);
    const response = await giveBack(await service.customer(), purchaseId);
    expect([response.statusCode, response.json().code]).toEqual([404, 'purchase-not-found']);
    expect(await holdings(service, owner.userId)).toMatchObject({ packages: [{ credits: 10 }], refunds: [] });
  });

  it('409: more than 30 days after the purchase', async () => {
    const customer = await service.customer();
    const { purchaseId } = await buy(service, customer);
    service.wait(30 * dayMs);
    await customer.signIn();
    const response = await giveBack(customer, purchaseId);
    expect([response.statusCode, response.json().code]).toEqual([409, 'refund-not-possible']);
    expect((await holdings(service, customer.userId)).refunds).toEqual([]);
  });

  it('409: it has been given back, is disputed, was a gift, or is not paid for yet', async () => {
    const customer = await service.customer();
    const refused = async (id: string) => {
      const response = await giveBack(customer, id);
      expect([response.statusCode, response.json().code]).toEqual([409, 'refund-not-possible']);
    };
    const given = await buy(service, customer);
    await giveBack(customer, given.purchaseId);
    await refused(given.purchaseId);

    const disputed = await buy(service, customer);
    const dispute = {
      id: 'dp_1',
      status: 'needs_response',
      payment_intent: `pi_test_${disputed.checkout.id}`,
    };
    await sendEvent(service, stripeEvent('charge.dispute.created', dispute, service.now()));
    await refused(disputed.purchaseId);

    await refused((await service.giveCredits(customer)).id);

    const checkout = await checkoutAtProvider(service, customer.userId);
    const session = eventsAt(checkout, service.now()).completed().data.object;
    const unpaid = { ...session, payment_status: 'unpaid' };
    await sendEvent(service, stripeEvent('checkout.session.completed', unpaid, service.now()));
    const listed = (await customer.call(requestLine('listPurchases'))).json().purchases;
    await refused(listed.find((each: { paymentStatus: string }) => each.paymentStatus === 'pending').id);
  });
});
