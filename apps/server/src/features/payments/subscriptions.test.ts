import { requestLine } from '@vesika/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeStripe, openFakeStripe, stripeError } from '../../testing/fake-stripe.ts';
import { buy, checkoutAtProvider, eventsAt, sendEvent, signingSecret } from '../../testing/payments.ts';
import { type Customer, openTestService, type TestService, testService } from '../../testing/test-service.ts';
import { StripeProvider } from './stripe/stripe-provider.ts';
import { endSubscriptions } from './subscriptions.ts';

const secret = 'whsec_test';
let stripe: FakeStripe;
let service: TestService;
beforeAll(async () => {
  stripe = await openFakeStripe();
  service = await openTestService({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_ADDRESS: stripe.address,
  });
});
beforeEach(() => {
  stripe.calls.length = 0;
  stripe.on('DELETE /v1/subscriptions/', () => ({ body: { id: 'sub', status: 'canceled' } }));
});
afterAll(async () => {
  await service.close();
  await stripe.close();
});

async function subscribed(userId: string) {
  const checkout = await checkoutAtProvider(service, userId, 'business-eur');
  const events = eventsAt(checkout, service.now());
  for (const event of [events.completed(), events.invoicePaid(1)])
    await sendEvent(service, event, { secret });
  return { reference: `sub_test_${checkout.id}`, events };
}

function endAll(userId: string): Promise<void> {
  const provider = new StripeProvider({
    secretKey: 'sk_test_1',
    apiAddress: stripe.address,
    siteUrl: () => 'https://photos.example',
  });
  return endSubscriptions({ db: service.db, provider }, userId);
}

describe('endSubscriptions', () => {
  it('ends at the provider what still renews, and nothing else', async () => {
    const { userId } = await service.customer();
    const first = await subscribed(userId);
    const second = await subscribed(userId);
    const over = await subscribed(userId);
    await sendEvent(service, over.events.subscriptionEnded(), { secret });
    await subscribed((await service.customer()).userId);
    await endAll(userId);
    expect(stripe.calls.map(({ route }) => route).sort()).toEqual(
      [first, second].map(({ reference }) => `DELETE /v1/subscriptions/${reference}`).sort(),
    );
  });

  it('takes one that Stripe no longer knows for ended', async () => {
    const { userId } = await service.customer();
    await subscribed(userId);
    stripe.on('DELETE', () => ({ status: 404, body: stripeError('resource_missing') }));
    await endAll(userId);
    expect(stripe.calls).toHaveLength(1);
  });

  it('throws payment-unavailable while Stripe is down', async () => {
    const { userId } = await service.customer();
    await subscribed(userId);
    stripe.on('DELETE', () => ({ status: 500, body: stripeError('down') }));
    await expect(endAll(userId)).rejects.toMatchObject({ code: 'payment-unavailable' });
  });
});

describe('customerPortal', () => {
  const service = testService({ SIGNING_SECRET: signingSecret });

  const open = (customer: Pick<Customer, 'call'>) => customer.call(requestLine('customerPortal'));

  it('200: where the package that renews is looked after', async () => {
    const customer = await service.customer();
    const { checkout } = await buy(service, customer, 'business-eur');
    expect((await open(customer)).json()).toEqual({ url: `/test-payment/portal/${checkout.id}` });
  });

  it('401: without a session', async () => {
    expect((await open(service.visitor())).json().code).toBe('sign-in-required');
  });

  it('404: nothing renews, or no longer', async () => {
    const customer = await service.customer();
    await buy(service, customer, 'pro-eur');
    const ended = await buy(service, customer, 'business-eur');
    await sendEvent(service, eventsAt(ended.checkout, service.now()).subscriptionEnded());
    const response = await open(customer);
    expect([response.statusCode, response.json().code]).toEqual([404, 'subscription-not-found']);
  });
});
