import { requestLine } from '@vesika/contract';
import { describe, expect, it } from 'vitest';
import { buy, eventsAt, sendEvent, signingSecret } from '../../testing/payments.ts';
import { type Customer, testService } from '../../testing/test-service.ts';

const service = testService({ SIGNING_SECRET: signingSecret });

const open = (customer: Pick<Customer, 'call'>) => customer.call(requestLine('customerPortal'));

describe('customerPortal', () => {
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
