import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { dayMs } from '../../../platform/clock/durations.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { payments, type TestCheckoutRow, testCheckouts } from '../../../schema/index.ts';
import { toMinor } from '../amounts.ts';
import type { OpenCheckout, PurchaseCheckout, RefundRequest } from '../payment-provider.ts';
import { refundedMinor } from '../refund-rows.ts';
import { type TestEvent, testEventsOf } from './test-events.ts';
import { checkoutOf, referencesOf, testPeriodOf } from './test-references.ts';

interface TestProviderParts extends Pick<Platform, 'db' | 'clock'> {
  deliver: (event: TestEvent) => Promise<void>;
}

const openMs = dayMs;

export type TestProvider = ReturnType<typeof createTestProvider>;

/** Its buttons send the same events through the same handler as real payments. */
export function createTestProvider({ db, clock, deliver }: TestProviderParts) {
  async function createCheckout(purchase: PurchaseCheckout): Promise<OpenCheckout> {
    const { user, sold, language, photoId, voucherUseId, returnPath } = purchase;
    const row: TestCheckoutRow = {
      id: randomUUID(),
      userId: user.id,
      packageId: sold.id,
      language,
      status: 'open',
      amountMinor: toMinor(sold.price),
      currency: sold.currency,
      credits: sold.credits,
      validityDays: sold.validityDays,
      isRecurring: sold.isRecurring,
      periodsPaid: 0,
      endedAt: null,
      createdAt: new Date(clock()),
      photoId,
      voucherUseId,
      returnPath,
    };
    await db.insert(testCheckouts).values(row);
    return { reference: row.id, url: `/test-payment/${row.id}` };
  }

  async function expireCheckout(id: string): Promise<boolean> {
    await close({ id }, 'expired');
    return (await find(id))?.status !== 'paid';
  }

  async function customerPortal({ reference }: { reference: string }): Promise<string> {
    const found = checkoutOf(reference);
    if (!found) throw new ServiceError('subscription-not-found');
    return `/test-payment/portal/${found.id}`;
  }

  async function find(id: string): Promise<TestCheckoutRow | undefined> {
    const [row] = await db.select().from(testCheckouts).where(eq(testCheckouts.id, id));
    return row;
  }

  function isOpen({ status, createdAt }: TestCheckoutRow): boolean {
    return status === 'open' && clock() < createdAt.getTime() + openMs;
  }

  async function pay(checkout: TestCheckoutRow): Promise<boolean> {
    if (isOpen(checkout)) await close(checkout, 'paid');
    if ((await find(checkout.id))?.status !== 'paid') return false;
    const events = eventsOf(checkout);
    await deliver(events.completed());
    if (checkout.isRecurring) await deliver(events.invoicePaid(1));
    return true;
  }

  async function decline(checkout: TestCheckoutRow): Promise<boolean> {
    if (!isOpen(checkout)) return false;
    await deliver(eventsOf(checkout).declined(randomUUID()));
    return true;
  }

  async function cancel(checkout: TestCheckoutRow): Promise<boolean> {
    if (!isOpen(checkout) || !(await close(checkout, 'cancelled'))) return false;
    await deliver(eventsOf(checkout).expired());
    return true;
  }

  async function renew(checkout: TestCheckoutRow, period: number): Promise<void> {
    if (!isRunning(checkout) || period > checkout.periodsPaid + 1 || period < 2) return;
    await db
      .update(testCheckouts)
      .set({ periodsPaid: sql`greatest(${testCheckouts.periodsPaid}, ${period})` })
      .where(eq(testCheckouts.id, checkout.id));
    await deliver(eventsOf(checkout).invoicePaid(period));
  }

  async function failRenewal(checkout: TestCheckoutRow): Promise<void> {
    if (!isRunning(checkout)) return;
    await deliver(eventsOf(checkout).invoiceFailed(checkout.periodsPaid + 1, randomUUID()));
  }

  async function endSubscription(reference: string): Promise<void> {
    const checkout = await find(checkoutOf(reference)?.id ?? '');
    if (!checkout) return;
    await db
      .update(testCheckouts)
      .set({ endedAt: new Date(clock()) })
      .where(and(eq(testCheckouts.id, checkout.id), isNull(testCheckouts.endedAt)));
    await deliver(eventsOf(checkout).subscriptionEnded());
  }

  async function refund({ payment, amountMinor, refundId }: RefundRequest): Promise<string> {
    const reference = checkoutOf(payment);
    const checkout = reference && (await find(reference.id));
    if (!checkout) throw new ServiceError('payment-unavailable');
    const names = referencesOf(checkout, reference.period);
    const intent = reference.period === undefined ? names.payment : names.periodPayment;
    const made = `re_test_${refundId}`;
    const [paid] = await db
      .select({ backMinor: refundedMinor })
      .from(payments)
      .where(eq(payments.providerReference, payment));
    const earlierMinor = paid?.backMinor ?? 0;
    const backMinor = amountMinor ?? checkout.amountMinor - earlierMinor;
    const terms = { backMinor, totalMinor: earlierMinor + backMinor, refundId };
    for (const event of eventsOf(checkout).refunded(intent, made, terms)) await deliver(event);
    return made;
  }

  async function periodOf(paymentIntent: string) {
    return testPeriodOf(paymentIntent);
  }

  async function close(
    { id }: Pick<TestCheckoutRow, 'id'>,
    status: Exclude<TestCheckoutRow['status'], 'open'>,
  ): Promise<boolean> {
    const closed = await db
      .update(testCheckouts)
      .set({ status, ...(status === 'paid' && { periodsPaid: 1 }) })
      .where(and(eq(testCheckouts.id, id), eq(testCheckouts.status, 'open')))
      .returning({ id: testCheckouts.id });
    return closed.length === 1;
  }

  function eventsOf(checkout: TestCheckoutRow) {
    return testEventsOf(checkout, clock());
  }

  return {
    name: 'test' as const,
    createCheckout,
    expireCheckout,
    customerPortal,
    find,
    isOpen,
    pay,
    decline,
    cancel,
    renew,
    failRenewal,
    endSubscription,
    refund,
    periodOf,
  };
}

function isRunning({ isRecurring, status, endedAt }: TestCheckoutRow): boolean {
  return isRecurring && status === 'paid' && endedAt === null;
}
