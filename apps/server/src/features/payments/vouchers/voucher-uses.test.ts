import { join } from 'node:path';
import { requestLine } from '@vesika/contract';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../platform/mail/outbox.ts';
import {
  refunds,
  type TestCheckoutRow,
  testCheckouts,
  users,
  vouchers,
  voucherUses,
} from '../../../schema/index.ts';
import { statusAndCode } from '../../../testing/business.ts';
import { makeVoucher } from '../../../testing/offers.ts';
import { patiently } from '../../../testing/patiently.ts';
import {
  checkoutAtProvider,
  eventsAt,
  expectSoundLedger,
  holdings,
  sendEvent,
  signingSecret,
} from '../../../testing/payments.ts';
import { type Customer, testService } from '../../../testing/test-service.ts';
import { forgetVoucherMailboxes } from './voucher-uses.ts';

const service = testService({ SIGNING_SECRET: signingSecret });
afterEach(() => expectSoundLedger(service));

const refused = [404, 'voucher-invalid'];

function begin(customer: Customer, voucher: string, priceId = 'pro-eur') {
  return customer.call({ ...requestLine('createCheckout'), payload: { priceId, voucher } });
}

function pay(url: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return service.app.inject({ method: 'POST', url, headers, payload: 'action=pay' });
}

describe('one use of a voucher is one payment', () => {
  it('of the ten payment pages that one person opened, the last alone can be paid', async () => {
    const { code } = await makeVoucher(service, { percent: 100, usesMax: 1 });
    const customer = await service.customer();
    const urls: string[] = [];
    for (let page = 0; page < 10; page++) urls.push((await begin(customer, code)).json().url);
    for (const url of urls) await pay(url);
    expect((await holdings(service, customer.userId)).packages).toMatchObject([{ credits: 10 }]);
    expect((await service.app.inject(urls[0]!)).body).toContain('This page has expired');
    expect((await service.app.inject(urls.at(-1)!)).body).toContain('Already paid');
    expect(statusAndCode(await begin(customer, code))).toEqual(refused);
  });

  it('however many pages are opened and paid at the same moment', async () => {
    const { code } = await makeVoucher(service, { percent: 100 });
    const customer = await service.customer();
    const plans = ['pro-eur', 'starter-eur', 'pro-usd', 'pro-eur', 'pro-eur', 'pro-eur'];
    const opened = await Promise.all(plans.map((plan) => begin(customer, code, plan)));
    const urls = opened.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().url);
    await Promise.all(urls.map(pay));
    expect((await holdings(service, customer.userId)).packages).toHaveLength(1);
  });

  it('a page that was paid leaves none for the page opened at that moment', async () => {
    const { code } = await makeVoucher(service);
    const customer = await service.customer();
    const [{ url }, again] = [(await begin(customer, code)).json(), () => begin(customer, code)];
    // The provider has the money, and its event is still on its way.
    await service.db
      .update(testCheckouts)
      .set({ status: 'paid' })
      .where(eq(testCheckouts.id, url.split('/').at(-1)!));
    expect(statusAndCode(await again())).toEqual(refused);
    const pages = await service.db
      .select()
      .from(testCheckouts)
      .where(eq(testCheckouts.userId, customer.userId));
    expect(pages.map(({ status }) => status).sort()).toEqual(['expired', 'paid']);
  });

  it('a second payment on it buys nothing and goes back, also where it renews', async () => {
    const { code } = await makeVoucher(service);
    const customer = await service.customer();
    await pay((await begin(customer, code)).json().url);
    await payElsewhere(customer, code);
    await payElsewhere(customer, code, 'business-eur');
    const back = () => service.db.select().from(refunds).where(eq(refunds.userId, customer.userId));
    await expect
      .poll(async () => (await back()).map(({ status }) => status), patiently)
      .toEqual(['completed', 'completed']);
    expect(await back()).toMatchObject([
      { reason: 'voucher-spent', amountMinor: 199 },
      { reason: 'voucher-spent', amountMinor: 399 },
    ]);
    const { packages: owned, payments: paid } = await holdings(service, customer.userId);
    expect(owned).toMatchObject([{ credits: 10, paymentStatus: 'completed' }]);
    expect(paid.map(({ status }) => status).sort()).toEqual(['completed', 'refunded', 'refunded']);
    const [renewing] = await service.db
      .select()
      .from(testCheckouts)
      .where(and(eq(testCheckouts.userId, customer.userId), eq(testCheckouts.isRecurring, true)));
    expect(renewing?.endedAt).not.toBeNull();
    await expect
      .poll(
        async () => (await readOutbox(join(service.dataDir, 'outbox'))).map(({ text }) => text),
        patiently,
      )
      .toContainEqual(expect.stringContaining('had already been used, so nothing was bought'));
  });

  it('a second payment of nothing counts as failed', async () => {
    const { code } = await makeVoucher(service, { percent: 100 });
    const customer = await service.customer();
    await pay((await begin(customer, code)).json().url);
    await payElsewhere(customer, code);
    const held = await holdings(service, customer.userId);
    expect(held.packages).toHaveLength(1);
    expect(held.payments.map(({ status }) => status).sort()).toEqual(['completed', 'failed']);
    expect(held.refunds).toEqual([]);
  });

  it('a payment that comes after its reservation takes no place that others have paid for', async () => {
    const { code } = await makeVoucher(service, { usesMax: 1 });
    const [slow, quick] = [await service.customer(), await service.customer()];
    await begin(slow, code);
    service.wait(86_400_001);
    await quick.signIn();
    await pay((await begin(quick, code)).json().url);
    await payElsewhere(slow, code);
    await expect
      .poll(async () => (await holdings(service, slow.userId)).refunds, patiently)
      .toEqual([{ status: 'completed', reason: 'voucher-spent' }]);
    expect((await holdings(service, slow.userId)).packages).toEqual([]);
    expect((await holdings(service, quick.userId)).packages).toHaveLength(1);
  });

  it('a mailbox is one person, also with a plus and after its account is deleted', async () => {
    const { code, id } = await makeVoucher(service);
    const mailbox = `anna${Date.now()}`;
    const at = async (email: string) => {
      const customer = await service.customer();
      await service.db.update(users).set({ email }).where(eq(users.id, customer.userId));
      return customer;
    };
    const first = await at(`${mailbox}+1@example.org`);
    await pay((await begin(first, code)).json().url);
    expect(statusAndCode(await begin(await at(`${mailbox}+2@example.org`), code))).toEqual(refused);
    await service.db.delete(users).where(eq(users.id, first.userId));
    expect(statusAndCode(await begin(await at(`${mailbox}@example.org`), code))).toEqual(refused);
    expect((await begin(await at(`other${mailbox}@example.org`), code)).statusCode).toBe(200);
    const marks = async () => {
      const uses = await service.db.select().from(voucherUses).where(eq(voucherUses.voucherId, id));
      return uses.filter(({ mailbox: mark }) => mark !== null).length;
    };
    await forgetVoucherMailboxes(service.db, service.now());
    expect(await marks()).toBe(2);
    await service.db.update(vouchers).set({ endedAt: service.now() }).where(eq(vouchers.id, id));
    service.wait(86_400_001);
    await forgetVoucherMailboxes(service.db, service.now());
    expect(await marks()).toBe(0);
  });
});

/** Pays on a page of the same use that could not be closed in time. */
async function payElsewhere({ userId }: Customer, code: string, packageId = 'pro-eur'): Promise<void> {
  const [found] = await service.db
    .select({ use: voucherUses, voucher: vouchers })
    .from(voucherUses)
    .innerJoin(vouchers, eq(vouchers.id, voucherUses.voucherId))
    .where(and(eq(vouchers.code, code), eq(voucherUses.userId, userId)));
  const open = await checkoutAtProvider(service, userId, packageId);
  const share = found!.voucher.percent! / 100;
  const amountMinor = open.amountMinor - Math.round(open.amountMinor * share);
  const row: TestCheckoutRow = {
    ...open,
    amountMinor,
    voucherUseId: found!.use.id,
    status: 'paid',
    periodsPaid: 1,
  };
  await service.db.insert(testCheckouts).values(row);
  const events = eventsAt(row, service.now());
  await sendEvent(service, events.completed());
  if (row.isRecurring) await sendEvent(service, events.invoicePaid(1));
}
