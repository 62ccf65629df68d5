import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { dayMs } from '../../platform/clock/durations.ts';
import { dailyCounts, invoices, payments, userPhotos } from '../../schema/index.ts';
import { operatorAt } from '../../testing/operator.ts';
import { type OperatorSubject, operatorSubject } from '../../testing/operator-subject.ts';
import { buy, signingSecret } from '../../testing/payments.ts';
import { type Customer, testService } from '../../testing/test-service.ts';

const service = testService({ SIGNING_SECRET: signingSecret, VAT_PERCENT: '25' });
let operator: Customer;
let about: OperatorSubject;
const day = () => service.now().toISOString().slice(0, 10);
const period = () => ({ from: day(), to: day() });

beforeAll(async () => {
  await service.untilReady();
  operator = await operatorAt(service);
  about = await operatorSubject(service);
});

describe('money', () => {
  it('is summed by currency, day, plan and country, with the VAT that invoices state', async () => {
    const { paymentId } = await buy(service, about.customer, 'pro-eur');
    await service.db.update(payments).set({ country: 'AT' }).where(eq(payments.id, paymentId));
    const [payment] = await service.db.select().from(payments).where(eq(payments.id, paymentId));
    const amount = payment!.amountMinor / 100;
    const money = (await operator.call(requestLine('operatorMoney', { query: period() }))).json();
    expect(money.countries).toContainEqual({
      country: 'AT',
      currency: 'EUR',
      orders: 1,
      amount,
      vat: Math.round(payment!.amountMinor / 5) / 100,
    });
    expect(money.currencies).toMatchObject([{ currency: 'EUR', orders: 2, failed: 0, disputed: 0 }]);
    expect(money.days).toEqual([
      { day: day(), currency: 'EUR', orders: 2, amount: money.currencies[0].amount },
    ]);
    expect(money.plans.map(({ packageName }: { packageName: string }) => packageName).sort()).toEqual([
      'Business',
      'Pro',
    ]);
  });

  it('lists orders by state, page after page', async () => {
    const orders = async (query: object) =>
      (await operator.call(requestLine('operatorOrders', { query } as never))).json().orders;
    expect(await orders({ state: 'failed' })).toEqual([]);
    const all = await orders({});
    expect(all.length).toBeGreaterThan(1);
    const [first, second] = all;
    expect(first).toMatchObject({ email: about.customer.email, status: 'completed' });
    expect((await orders({ before: `${first.at} ${first.paymentId}` }))[0].paymentId).toBe(second.paymentId);
  });

  it('goes to the accountant as CSV, one line per invoice and per refund, with net and VAT', async () => {
    const { paymentId } = await buy(service, await service.customer(), 'pro-eur');
    for (const amount of [1, 2])
      await operator.call({
        ...requestLine('operatorRefund', { params: { paymentId } }),
        payload: { amount, reason: 'asked by mail' },
      });
    const response = await operator.call(requestLine('operatorInvoices', { query: period() }));
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [header, ...lines] = response.body.replace('\uFEFF', '').trim().split('\r\n');
    const rows = lines.map((line) =>
      Object.fromEntries(line.split(',').map((cell, n) => [header!.split(',')[n], cell])),
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['invoice', 'invoice', 'invoice', 'refund', 'refund']);
    const refunded = rows.filter(({ kind }) => kind === 'refund');
    expect(refunded.map(({ gross }) => gross)).toEqual(['-1.00', '-2.00']);
    expect(refunded[0]!.invoice).toBe(rows[2]!.invoice);
    expect(refunded[0]!.credit_note).toMatch(/^\d{4}-\d{6}$/);
    for (const { gross, net, vat, vat_percent } of rows) {
      expect(vat_percent).toBe('25');
      expect(Number(net) + Number(vat)).toBeCloseTo(Number(gross), 2);
      expect(Number(vat) / Number(net)).toBeCloseTo(0.25, 2);
    }
  });
});

it('disarms an address that a spreadsheet would calculate, and leaves negative amounts alone', async () => {
  const { db } = service;
  const [invoice] = await db.select().from(invoices).limit(1);
  const ofInvoice = eq(invoices.paymentId, invoice!.paymentId);
  await db.update(invoices).set({ customerEmail: '-2+3@example.org' }).where(ofInvoice);
  const { body } = await operator.call(requestLine('operatorInvoices', { query: period() }));
  await db.update(invoices).set({ customerEmail: invoice!.customerEmail }).where(ofInvoice);
  expect(body).toContain(",'-2+3@example.org,");
  expect(body).toContain(',-1.00,');
});

describe('quality', () => {
  it('counts what fails, what stays open, what was answered and what was rejected', async () => {
    const rows = await service.db.select().from(userPhotos);
    const undetermined = rows.flatMap(({ report }) =>
      report.checks.filter(({ verdict }) => verdict === 'undetermined').map(({ id }) => id),
    );
    const quality = (await operator.call(requestLine('operatorQuality'))).json();
    expect(quality.photos.made).toBe(rows.length);
    const counted = quality.undetermined.reduce(
      (sum: number, { count }: { count: number }) => sum + count,
      0,
    );
    expect(counted).toBe(undetermined.length);
    expect(quality.questions).toContainEqual({ question: 'gaze', answered: 2 });
    expect(quality.rejections).toContainEqual(
      expect.objectContaining({ countryCode: 'DE', documentType: 'passport', rejected: 1 }),
    );
  });

  it('begins with what waits, and names where previews were given up', async () => {
    const { first } = (await operator.call(requestLine('operatorInbox'))).json();
    expect(first).toEqual(
      expect.arrayContaining([
        { kind: 'claims', count: 1 },
        { kind: 'messages', count: 1 },
        { kind: 'checks', count: 1 },
      ]),
    );
    const old = new Date(service.now().getTime() - 2 * dayMs);
    const aged = eq(userPhotos.id, about.previewId);
    await service.db.update(userPhotos).set({ processedAt: old }).where(aged);
    const { givenUp } = (await operator.call(requestLine('operatorQuality'))).json();
    expect(givenUp).toContainEqual(
      expect.objectContaining({ countryCode: 'DE', documentType: 'passport', givenUp: 1 }),
    );
  });

  it('counts steps of the funnel on the server, and no robots', async () => {
    await vi.waitUntil(async () => (await service.db.$count(dailyCounts)) > 0, { timeout: 30_000 });
    const { funnel } = (await operator.call(requestLine('operatorQuality'))).json();
    const counted = Object.fromEntries(
      funnel.map(({ step, count }: { step: string; count: number }) => [step, count]),
    );
    expect(counted).toMatchObject({ visit: 0, upload: 1, photo: 1, paid: 3 });
  });
});
