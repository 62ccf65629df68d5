import { requestLine } from '@vesika/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../../platform/clock/durations.ts';
import { expectSoundLedger, holdings } from '../../../testing/payments.ts';
import { type Customer, testService } from '../../../testing/test-service.ts';

const service = testService();
afterEach(() => expectSoundLedger(service));

async function begin(customer: Customer, priceId = 'pro-eur', language = 'en'): Promise<string> {
  const response = await customer.call({
    ...requestLine('createCheckout'),
    payload: { priceId, language },
  });
  expect(response.statusCode).toBe(200);
  return response.json().url;
}

const open = (url: string) => service.app.inject({ url });

function press(url: string, action: string, headers: Record<string, string> = {}) {
  return service.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: action.includes('=') ? action : `action=${action}`,
  });
}

describe('the test payment page', () => {
  it('says that it is one, in the language of the checkout, and loads nothing', async () => {
    const url = await begin(await service.customer(), 'pro-eur', 'tr');
    expect(url).toMatch(/^\/test-payment\/[0-9a-f-]{36}$/);
    const page = await open(url);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('<html lang="tr" dir="ltr">');
    for (const text of ['Deneme modu', 'Hiçbir karttan para çekilmez', 'Pro', '€3,99 öde']) {
      expect(page.body).toContain(text);
    }
    expect(page.body).not.toMatch(/<script|src=|url\(|@import/);
  });

  it('brings the package when it is paid, once', async () => {
    const customer = await service.customer();
    const url = await begin(customer);
    const answers = await Promise.all([press(url, 'pay'), press(url, 'pay'), press(url, 'pay')]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe('/dashboard/payments?purchase=done');
    }
    const { packages, payments, ledger } = await holdings(service, customer.userId);
    expect(packages).toMatchObject([{ packageId: 'pro-eur', credits: 10, paymentStatus: 'completed' }]);
    expect(payments).toMatchObject([{ status: 'completed', amountMinor: 399 }]);
    expect(ledger).toEqual(['purchase 10']);
    const finished = await open(url);
    expect(finished.body).toContain('Already paid');
    expect(finished.body).not.toContain('<form');
  });

  it('tells of a declined card, and can be paid with another', async () => {
    const customer = await service.customer();
    const url = await begin(customer);
    const declined = await press(url, 'decline');
    expect(declined.headers.location).toBe('/dashboard/payments?purchase=failed');
    const before = await holdings(service, customer.userId);
    expect(before).toMatchObject({ packages: [], payments: [{ status: 'failed' }] });
    service.wait(2000);
    await press(url, 'pay');
    const after = await holdings(service, customer.userId);
    expect(after).toMatchObject({ packages: [{ credits: 10 }], payments: [{ status: 'completed' }] });
  });

  it('is over when it was cancelled', async () => {
    const customer = await service.customer();
    const url = await begin(customer);
    expect((await press(url, 'cancel')).headers.location).toBe('/dashboard/payments?purchase=cancelled');
    expect((await open(url)).body).toContain('This payment was cancelled');
    for (const action of ['pay', 'decline', 'cancel']) {
      expect((await press(url, action)).headers.location).toBe(url);
    }
    expect(await holdings(service, customer.userId)).toMatchObject({ packages: [], payments: [] });
  });

  it('is over after a day', async () => {
    const customer = await service.customer();
    const url = await begin(customer);
    service.wait(dayMs);
    expect((await open(url)).body).toContain('This page has expired');
    expect((await press(url, 'pay')).headers.location).toBe(url);
    expect(await holdings(service, customer.userId)).toMatchObject({ packages: [], payments: [] });
  });

  it('400: a form from another site, and a button that is not there', async () => {
    const customer = await service.customer();
    const url = await begin(customer);
    expect((await press(url, 'pay', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
    expect((await press(url, 'give-me-more')).statusCode).toBe(400);
    expect(await holdings(service, customer.userId)).toMatchObject({ packages: [] });
    expect((await press(url, 'pay', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
  });

  it('404: an address that was not given out', async () => {
    for (const id of ['11111111-1111-4111-8111-111111111111', 'nothing']) {
      expect((await open(`/test-payment/${id}`)).statusCode).toBe(404);
      expect((await press(`/test-payment/${id}`, 'pay')).statusCode).toBe(404);
      expect((await press(`/test-payment/portal/${id}`, 'renew')).statusCode).toBe(404);
    }
    const unpaid = await begin(await service.customer(), 'business-eur');
    expect((await open(unpaid.replace('payment/', 'payment/portal/'))).statusCode).toBe(404);
  });
});

describe('the test page of a subscription', () => {
  async function subscribed() {
    const customer = await service.customer();
    await press(await begin(customer, 'business-eur'), 'pay');
    const response = await customer.call(requestLine('customerPortal'));
    expect(response.statusCode).toBe(200);
    return { customer, portal: response.json().url as string };
  }

  it('renews a month once, however often the button is pressed', async () => {
    const { customer, portal } = await subscribed();
    expect((await open(portal)).body).toContain('name="period" value="2"');
    service.wait(31 * dayMs);
    const renew = () => press(portal, 'action=renew&period=2');
    await Promise.all([renew(), renew(), renew()]);
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 100, subscriptionStatus: 'active' }],
      payments: [{ status: 'completed' }, { status: 'completed' }],
      ledger: ['purchase 50', 'renewal 50'],
    });
    expect((await open(portal)).body).toContain('name="period" value="3"');
  });

  it('lets a payment fail and be made up for', async () => {
    const { customer, portal } = await subscribed();
    service.wait(31 * dayMs);
    await press(portal, 'fail');
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 50, subscriptionStatus: 'past-due', isActive: true }],
    });
    service.wait(hourMs);
    await press(portal, 'action=renew&period=2');
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 100, subscriptionStatus: 'active' }],
    });
  });

  it('ends, and what was paid stays', async () => {
    const { customer, portal } = await subscribed();
    service.wait(1000);
    await press(portal, 'end');
    await press(portal, 'action=renew&period=2');
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 50, isActive: true, paymentStatus: 'completed', subscriptionStatus: 'ended' }],
      ledger: ['purchase 50'],
    });
    expect((await open(portal)).body).toContain('This subscription has ended');
    await customer.signIn();
    const again = await customer.call(requestLine('customerPortal'));
    expect([again.statusCode, again.json().code]).toEqual([404, 'subscription-not-found']);
  });
});
