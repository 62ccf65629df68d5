import { type Package, type PricedPackage, requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock/durations.ts';
import { seeds } from '../../platform/database/tables.ts';
import { packages, priceChanges } from '../../schema/index.ts';
import { statusAndCode } from '../../testing/business.ts';
import { operatorAt } from '../../testing/operator.ts';
import { holdings } from '../../testing/payments.ts';
import { type Customer, testService } from '../../testing/test-service.ts';
import { seedPackages } from '../credits/index.ts';

const service = testService();
let operator: Customer;

beforeEach(async () => {
  await service.db.delete(priceChanges);
  // A day of waiting ends the sessions of earlier tests.
  operator = await operatorAt(service);
});

const dayIn = (days: number) => new Date(service.now().getTime() + days * dayMs).toISOString().slice(0, 10);

function set(packageId: string, change: object) {
  const line = requestLine('operatorSetPrice', { params: { packageId } });
  const terms = { priceWas: null, isForSale: true, credits: 10, validityDays: 180 };
  const payload = { ...terms, reason: 'a new price list', ...change };
  return operator.call({ ...line, payload });
}

async function listed(packageId: string): Promise<Package | undefined> {
  const { packages: all } = (await service.app.inject(requestLine('listPackages'))).json();
  return all.find(({ id }: Package) => id === packageId);
}

async function atTheDesk(packageId: string): Promise<PricedPackage> {
  const { packages: all } = (await operator.call(requestLine('operatorPrices'))).json();
  return all.find((each: PricedPackage) => each.packageId === packageId);
}

function begin(customer: Customer, priceId = 'pro-eur') {
  return customer.call({ ...requestLine('createCheckout'), payload: { priceId } });
}

async function buyNow(customer: Customer, priceId?: string): Promise<string> {
  const { url } = (await begin(customer, priceId)).json();
  await pay(url);
  return url;
}

async function held(customer: Customer) {
  const { package: owned } = (await customer.call(requestLine('activePackage'))).json();
  const { creditsTotal, creditsRemaining, purchasedAt, expiresAt } = owned;
  const days = Math.round((Date.parse(expiresAt) - Date.parse(purchasedAt)) / dayMs);
  return { creditsTotal, creditsRemaining, days };
}

function pay(url: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return service.app.inject({ method: 'POST', url, headers, payload: 'action=pay' });
}

describe('a price', () => {
  it('is the one of the first list, until the day from which another holds', async () => {
    await set('pro-eur', { validFrom: dayIn(2), price: 4.99, priceWas: 3.99 });
    expect(await listed('pro-eur')).toMatchObject({ price: 3.99, priceWas: 7.99 });
    expect(await atTheDesk('pro-eur')).toMatchObject({
      price: 3.99,
      later: [{ validFrom: dayIn(2), price: 4.99, priceWas: 3.99, isForSale: true }],
    });
    service.wait(2 * dayMs);
    expect(await listed('pro-eur')).toMatchObject({ price: 4.99, priceWas: 3.99 });
    operator = await operatorAt(service);
    expect(await atTheDesk('pro-eur')).toMatchObject({ price: 4.99, later: [] });
  });

  it('of today holds at once, and a second one of the same day replaces it', async () => {
    await set('pro-eur', { validFrom: dayIn(0), price: 4.99 });
    await set('pro-eur', { validFrom: dayIn(0), price: 5.49 });
    expect(await listed('pro-eur')).toMatchObject({ price: 5.49, priceWas: null });
  });

  it('stays the same for a payment that has begun', async () => {
    const customer = await service.customer();
    const { url } = (await begin(customer)).json();
    await set('pro-eur', { validFrom: dayIn(0), price: 4.99 });
    await pay(url);
    const later = await service.customer();
    await pay((await begin(later)).json().url);
    for (const [who, amountMinor] of [
      [customer, 399],
      [later, 499],
    ] as const) {
      expect(await holdings(service, who.userId)).toMatchObject({
        packages: [{ credits: 10 }],
        payments: [{ status: 'completed', amountMinor }],
      });
    }
  });

  it('brings the photos and the validity that hold with it', async () => {
    const [before, after] = [await service.customer(), await service.customer()];
    await buyNow(before);
    const terms = { credits: 12, validityDays: 90 };
    await set('pro-eur', { validFrom: dayIn(1), price: 3.99, credits: 7 });
    await set('pro-eur', { validFrom: dayIn(0), price: 3.99, ...terms });
    expect(await listed('pro-eur')).toMatchObject(terms);
    expect(await atTheDesk('pro-eur')).toMatchObject({ ...terms, later: [{ credits: 7 }] });
    await buyNow(after);
    expect(await held(after)).toEqual({ creditsTotal: 12, creditsRemaining: 12, days: 90 });
    expect(await held(before)).toEqual({ creditsTotal: 10, creditsRemaining: 10, days: 180 });
  });

  it('leaves what a begun payment brings, on the page of the payment as after it', async () => {
    const customer = await service.customer();
    const { url } = (await begin(customer)).json();
    await set('pro-eur', { validFrom: dayIn(0), price: 3.99, credits: null, validityDays: 7 });
    expect((await service.app.inject(url)).body).toMatch(/10 photos.*6 months/s);
    await pay(url);
    expect(await held(customer)).toEqual({ creditsTotal: 10, creditsRemaining: 10, days: 180 });
    const unlimited = await service.customer();
    await buyNow(unlimited);
    expect(await held(unlimited)).toEqual({ creditsTotal: null, creditsRemaining: null, days: 7 });
  });

  it('leaves what a subscription brings with every month', async () => {
    const customer = await service.customer();
    const url = await buyNow(customer, 'business-eur');
    await set('business-eur', { validFrom: dayIn(0), price: 9.99, credits: 5, validityDays: 31 });
    await service.app.inject({
      method: 'POST',
      url: url.replace('/test-payment/', '/test-payment/portal/'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=renew&period=2',
    });
    expect(await held(customer)).toEqual({ creditsTotal: 50, creditsRemaining: 100, days: 365 });
  });

  it('leaves the share that is refunded for unused photos', async () => {
    const customer = await service.customer();
    await buyNow(customer);
    await set('pro-eur', { validFrom: dayIn(0), price: 3.99, credits: 100 });
    const { purchases } = (await customer.call(requestLine('listPurchases'))).json();
    expect(purchases).toMatchObject([{ creditsTotal: 10, refundableAmount: 3.99 }]);
  });

  it('is what a gift of today brings', async () => {
    await set('pro-eur', { validFrom: dayIn(0), price: 3.99, credits: 3, validityDays: 14 });
    const { userId, ...customer } = await service.customer();
    const line = requestLine('operatorGivePackage', { params: { personId: userId } });
    await operator.call({ ...line, payload: { packageId: 'pro-eur', reason: 'a thank you' } });
    expect(await held({ userId, ...customer })).toEqual({ creditsTotal: 3, creditsRemaining: 3, days: 14 });
  });

  it('is no longer the one that the payment provider keeps under an id', async () => {
    const own = eq(packages.id, 'starter-usd');
    await service.db.update(packages).set({ stripePriceId: 'price_first' }).where(own);
    expect(await listed('starter-usd')).toMatchObject({ priceId: 'price_first' });
    await set('starter-usd', { validFrom: dayIn(0), price: 6.99 });
    expect(await listed('starter-usd')).toMatchObject({ priceId: 'starter-usd' });
    const customer = await service.customer();
    expect(statusAndCode(await begin(customer, 'price_first'))).toEqual([404, 'package-not-found']);
    await service.db.update(packages).set({ stripePriceId: null }).where(own);
  });

  it('can end the sale of a package', async () => {
    await set('pro-eur', { validFrom: dayIn(0), price: 3.99, isForSale: false });
    expect(await listed('pro-eur')).toBeUndefined();
    expect(statusAndCode(await begin(await service.customer()))).toEqual([404, 'package-not-found']);
    expect(await atTheDesk('pro-eur')).toMatchObject({ isForSale: false });
  });

  it('is dropped before its day, and neither dropped nor set after it', async () => {
    await set('pro-eur', { validFrom: dayIn(3), price: 4.99 });
    const { later } = await atTheDesk('pro-eur');
    const drop = (priceId: string) =>
      operator.call({
        ...requestLine('operatorDropPrice', { params: { priceId } }),
        payload: { reason: 'a mistake' },
      });
    expect((await drop(later[0]!.priceId)).statusCode).toBe(200);
    expect(await atTheDesk('pro-eur')).toMatchObject({ later: [] });
    const refusals = [
      await drop(later[0]!.priceId),
      await set('pro-eur', { validFrom: dayIn(-1), price: 4.99 }),
    ];
    expect(refusals.map(statusAndCode)).toEqual([
      [409, 'act-not-possible'],
      [409, 'act-not-possible'],
    ]);
    expect(statusAndCode(await set('gold', { validFrom: dayIn(0), price: 1 }))).toEqual([
      404,
      'package-not-found',
    ]);
  });
});

describe('a currency', () => {
  const add = (currency: string) =>
    operator.call({
      ...requestLine('operatorAddCurrency'),
      payload: { currency, reason: 'customers in Canada' },
    });

  it('is added without code: its plans are sold once their prices are set, and outlast a new release', async () => {
    expect((await add('CAD')).statusCode).toBe(200);
    expect(await listed('pro-cad')).toBeUndefined();
    expect(await atTheDesk('pro-cad')).toMatchObject({ currency: 'CAD', isForSale: false });
    await set('pro-cad', { validFrom: dayIn(0), price: 5.49 });
    await service.db.delete(seeds);
    await seedPackages(service.db);
    expect(await listed('pro-cad')).toMatchObject({ currency: 'CAD', price: 5.49, plan: 'pro' });
    const customer = await service.customer();
    await buyNow(customer, 'pro-cad');
    expect(await holdings(service, customer.userId)).toMatchObject({ payments: [{ amountMinor: 549 }] });
  });

  it('409: one that is listed already, one without hundredths, and one that does not exist', async () => {
    const refused = [await add('EUR'), await add('JPY'), await add('QQQ')];
    expect(refused.map(statusAndCode)).toEqual(Array(3).fill([409, 'act-not-possible']));
  });
});
