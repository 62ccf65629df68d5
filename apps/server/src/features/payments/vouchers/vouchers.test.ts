import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invoices, packages, payments, type VoucherRow, vouchers } from '../../../schema/index.ts';
import { statusAndCode } from '../../../testing/business.ts';
import { makeVoucher } from '../../../testing/offers.ts';
import { holdings } from '../../../testing/payments.ts';
import { type Customer, openTestService, testService } from '../../../testing/test-service.ts';
import { reducedBy } from './vouchers.ts';

const service = testService({ VAT_PERCENT: '25' });

const refused = [404, 'voucher-invalid'];

function apply(code: string) {
  return service.app.inject({ ...requestLine('applyVoucher'), payload: { code } });
}

function begin(customer: Customer, voucher: string, priceId = 'pro-eur') {
  return customer.call({ ...requestLine('createCheckout'), payload: { priceId, voucher } });
}

function pay(url: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return service.app.inject({ method: 'POST', url, headers, payload: 'action=pay' });
}

describe('a voucher', () => {
  it('shows its prices before anything is paid, and is paid, invoiced and taxed at that price', async () => {
    const { code } = await makeVoucher(service);
    const customer = await service.customer();
    const shown = (await apply(` ${code.toLowerCase()} `)).json().packages;
    expect(shown).toHaveLength(12);
    expect(shown).toContainEqual(
      expect.objectContaining({ id: 'pro-eur', price: 1.99, priceWas: 3.99, priceId: 'pro-eur' }),
    );
    const { url } = (await begin(customer, code)).json();
    expect((await service.app.inject(url)).body).toContain('€1.99');
    await pay(url);
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ packageId: 'pro-eur', credits: 10, paymentStatus: 'completed' }],
      payments: [{ status: 'completed', amountMinor: 199 }],
    });
    const [billed] = await service.db
      .select({ invoice: invoices })
      .from(invoices)
      .innerJoin(payments, eq(payments.id, invoices.paymentId))
      .where(eq(payments.userId, customer.userId));
    expect(billed?.invoice).toMatchObject({ amountMinor: 199, vatPercent: 25 });
  });

  it('gives a package for nothing, if it lowers the price by all of it', async () => {
    const { code } = await makeVoucher(service, { percent: 100 });
    const customer = await service.customer();
    await pay((await begin(customer, code)).json().url);
    expect(await holdings(service, customer.userId)).toMatchObject({
      packages: [{ credits: 10 }],
      payments: [{ status: 'completed', amountMinor: 0 }],
    });
  });

  it('stays with a subscription', async () => {
    const { code } = await makeVoucher(service);
    const customer = await service.customer();
    const { url } = (await begin(customer, code, 'business-eur')).json();
    await pay(url);
    const portal = url.replace('/test-payment/', '/test-payment/portal/');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await service.app.inject({ method: 'POST', url: portal, headers, payload: 'action=renew&period=2' });
    const { payments: paid } = await holdings(service, customer.userId);
    expect(paid.map(({ amountMinor }) => amountMinor)).toEqual([399, 399]);
  });

  it('serves each person once, and no more people than it is for', async () => {
    const { code } = await makeVoucher(service, { usesMax: 2 });
    const [first, second, third] = [
      await service.customer(),
      await service.customer(),
      await service.customer(),
    ];
    await pay((await begin(first, code)).json().url);
    expect(statusAndCode(await begin(first, code))).toEqual(refused);
    // Leaving the payment page and coming back takes no second place.
    expect((await begin(second, code)).statusCode).toBe(200);
    expect((await begin(second, code)).statusCode).toBe(200);
    expect(statusAndCode(await begin(third, code))).toEqual(refused);
    expect(statusAndCode(await apply(code))).toEqual(refused);
    // A place that was reserved and never paid for becomes free.
    service.wait(86_400_001);
    expect((await begin(await service.customer(), code)).statusCode).toBe(200);
  });

  it('serves everybody but the operator who made it', async () => {
    const maker = await service.customer();
    const { code } = await makeVoucher(service, { createdBy: maker.userId });
    expect(statusAndCode(await begin(maker, code))).toEqual(refused);
    expect((await begin(await service.customer(), code)).statusCode).toBe(200);
  });

  it('does not serve two people at the same moment who want its only place', async () => {
    const { code } = await makeVoucher(service, { usesMax: 1 });
    const people = await Promise.all(Array.from({ length: 4 }, () => service.customer()));
    const answers = await Promise.all(people.map((person) => begin(person, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
  });

  it('keeps its price for a payment that had begun when it ended', async () => {
    const { code, id } = await makeVoucher(service);
    const customer = await service.customer();
    const { url } = (await begin(customer, code)).json();
    await service.db.update(vouchers).set({ endedAt: service.now() }).where(eq(vouchers.id, id));
    expect(statusAndCode(await begin(await service.customer(), code))).toEqual(refused);
    await pay(url);
    expect(await holdings(service, customer.userId)).toMatchObject({ packages: [{ credits: 10 }] });
  });

  it.each<[string, (now: Date) => Partial<VoucherRow>, string]>([
    ['for another plan', () => ({ plan: 'starter' }), 'pro-eur'],
    ['for another currency', () => ({ amountMinor: 100, currency: 'USD' }), 'pro-eur'],
    ['that has expired', (now) => ({ expiresAt: new Date(now.getTime() - 1) }), 'pro-eur'],
  ])('%s is refused like one that never existed', async (_, terms, priceId) => {
    const { code } = await makeVoucher(service, terms(service.now()));
    const customer = await service.customer();
    const answers = [await begin(customer, code, priceId), await begin(customer, 'NEVER-EXISTED', priceId)];
    expect(answers.map(statusAndCode)).toEqual([refused, refused]);
    expect(answers[0]?.json().message).toBe(answers[1]?.json().message);
  });
});

describe('a voucher in the hands of guessers', () => {
  it('429: after sixty tries of an hour', async () => {
    const strict = await openTestService();
    const tries = Array.from({ length: 61 }, (_, at) =>
      strict.app.inject({ ...requestLine('applyVoucher'), payload: { code: `GUESS-${100 + at}` } }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect([
      statuses.filter((status) => status === 404).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([60, 1]);
    await strict.close();
  });

  it('429: after sixty tries at the checkout, whose own limit counts apart', async () => {
    const strict = await openTestService();
    const customer = await strict.customer();
    const statuses: number[] = [];
    for (let at = 0; at < 61; at++) {
      statuses.push((await begin(customer, `GUESS-${100 + at}`)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(60).fill(404), 429]);
    await strict.close();
  });
});

describe('the lower price', () => {
  const voucher = { percent: null, amountMinor: null } as VoucherRow;
  const priceAfter = async (terms: Partial<VoucherRow>) => {
    const [sold] = await service.db.select().from(packages).where(eq(packages.id, 'starter-eur'));
    return reducedBy({ ...voucher, ...terms }, sold!).price;
  };

  it.each([
    [{ percent: 10 }, 1.79],
    [{ amountMinor: 100 }, 0.99],
    // Payment providers charge no less than half a unit.
    [{ percent: 90 }, 0.5],
    [{ amountMinor: 199 }, 0],
    [{ amountMinor: 500 }, 0],
  ])('of 1.99 with %j is %d', async (terms, price) => {
    expect(await priceAfter(terms)).toBe(price);
  });
});
