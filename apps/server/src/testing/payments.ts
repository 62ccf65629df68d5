import { randomUUID } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { eq, like, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { toMinor } from '../features/payments/amounts.ts';
import { type TestEvent, testEventsOf } from '../features/payments/test-mode/test-events.ts';
import { loadSigningKeys } from '../platform/secrets/signing-secret.ts';
import {
  creditLedger,
  packages,
  payments,
  refunds,
  type TestCheckoutRow,
  testCheckouts,
  userPackages,
} from '../schema/index.ts';
import type { Customer, TestService } from './test-service.ts';

/** Signing secret of services whose test-mode events the tests sign. */
export const signingSecret = 'a signing secret that tests know of';

const { testPayments } = await loadSigningKeys('/nonexistent', signingSecret);
const testModeSecret = testPayments.toString('hex');

interface SendOptions {
  secret?: string;
  /** Seconds since 1970. */
  signedAt?: number;
  signature?: string;
  payload?: string;
}

/** Delivers an event as the provider would. */
export async function sendEvent(
  service: TestService,
  event: object,
  options: SendOptions = {},
): Promise<LightMyRequestResponse> {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: options.secret ?? testModeSecret,
    timestamp: options.signedAt ?? Math.floor(service.now().getTime() / 1000),
  });
  return service.app.inject({
    ...requestLine('paymentWebhook'),
    headers: { 'content-type': 'application/json', 'stripe-signature': options.signature ?? signature },
    payload: options.payload ?? payload,
  });
}

/** A checkout that exists only at the provider. */
export async function checkoutAtProvider(
  { db, now }: TestService,
  userId: string,
  packageId = 'pro-eur',
): Promise<TestCheckoutRow> {
  const [sold] = await db.select().from(packages).where(eq(packages.id, packageId));
  return {
    id: randomUUID(),
    userId,
    packageId,
    language: 'en',
    status: 'open',
    createdAt: now(),
    amountMinor: toMinor(sold!.price),
    currency: sold!.currency,
    credits: sold!.credits,
    validityDays: sold!.validityDays,
    isRecurring: sold!.isRecurring,
    periodsPaid: 0,
    endedAt: null,
    photoId: null,
    voucherUseId: null,
    returnPath: '/dashboard/payments',
  };
}

/** Events of that checkout at a time. */
export function eventsAt(checkout: TestCheckoutRow, time: Date) {
  return testEventsOf(checkout, time.getTime());
}

/** Any event of Stripe. */
export function stripeEvent(type: string, object: object, time: Date, id = `evt_${randomUUID()}`): TestEvent {
  const created = Math.floor(time.getTime() / 1000);
  return { id, object: 'event', created, livemode: false, type, data: { object } };
}

/** The account's packages and payments without random ids. */
export async function holdings({ db }: TestService, userId: string) {
  const owned = await db.select().from(userPackages).where(eq(userPackages.userId, userId));
  const paid = await db.select().from(payments).where(eq(payments.userId, userId));
  const back = await db.select().from(refunds).where(eq(refunds.userId, userId));
  const ledger = await db.select().from(creditLedger).where(eq(creditLedger.userId, userId));
  return {
    packages: owned.map((row) => ({
      packageId: row.packageId,
      credits: row.creditsRemaining,
      isActive: row.isActive,
      paymentStatus: row.paymentStatus,
      subscriptionStatus: row.subscriptionStatus,
      purchasedAt: row.purchasedAt,
      expiresAt: row.expiresAt,
    })),
    payments: paid
      .map(({ providerReference, status, amountMinor }) => ({ providerReference, status, amountMinor }))
      .sort((a, b) => a.providerReference.localeCompare(b.providerReference)),
    refunds: back.map(({ status, reason }) => ({ status, reason })),
    ledger: ledger.map(({ change, reason }) => `${reason} ${change}`).sort(),
  };
}

/** Asserts that the ledger's entries sum to every package's balance. */
export async function expectSoundLedger({ db }: TestService): Promise<void> {
  const { rows } = await db.execute(sql`
    select p.id, p.credits_remaining as balance, coalesce(sum(l.change), 0)::int as sum
    from user_packages p left join credit_ledger l on l.user_package_id = p.id
    where p.credits_remaining is not null
    group by p.id having p.credits_remaining <> coalesce(sum(l.change), 0)`);
  expect(rows, 'packages whose ledger does not sum to the balance').toEqual([]);
}

/** A package paid for through test-mode events, and its account. */
export async function buy(service: TestService, customer: Customer, packageId = 'pro-eur'): Promise<Bought> {
  const checkout = await checkoutAtProvider(service, customer.userId, packageId);
  await service.db.insert(testCheckouts).values({ ...checkout, status: 'paid', periodsPaid: 1 });
  const events = eventsAt(checkout, service.now());
  await sendEvent(service, events.completed());
  if (checkout.isRecurring) await sendEvent(service, events.invoicePaid(1));
  const [payment] = await service.db
    .select()
    .from(payments)
    .where(like(payments.providerReference, `%${checkout.id}%`));
  return { checkout, purchaseId: payment!.userPackageId!, paymentId: payment!.id };
}

interface Bought {
  checkout: TestCheckoutRow;
  purchaseId: string;
  paymentId: string;
}
