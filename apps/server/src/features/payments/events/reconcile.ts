import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import {
  creditLedger,
  type PackageRow,
  type PaymentRow,
  packages,
  paymentCustomers,
  payments,
  type RefundRow,
  refunds,
  type UserPackageRow,
  userPackages,
} from '../../../platform/database/schema/index.ts';
import {
  cancelPackage,
  grantPackage,
  lockAccount,
  renewPackage,
  restorePackage,
} from '../../credits/credits.ts';
import { toMinor } from '../amounts.ts';
import type { Subject } from './fact.ts';
import type { PaymentState, PurchaseState } from './purchase-state.ts';

export interface Reconciliation {
  provider: 'stripe' | 'test';
  subject: Subject;
  state: PurchaseState;
  now: Date;
}

/** `waiting`: nothing is known yet that could be acted upon. */
export type Outcome = 'done' | 'waiting' | 'account-unknown' | 'package-unknown' | 'amount-differs';

/** What its customer should be told of, once it is committed. */
export type News =
  | { kind: 'receipt'; paymentId: string; isRenewal: boolean }
  | { kind: 'refund'; paymentId: string };

export interface Reconciled {
  outcome: Outcome;
  /** Of the account, where there is one. */
  userId: string | null;
  news: News[];
}

/**
 * Makes our rows say what the events say: payments, refunds, the package and its credits. To be repeated at
 * will. Runs in the caller's transaction, which must hold the lock of the subject.
 */
export async function reconcile(tx: Database, order: Reconciliation): Promise<Reconciled> {
  const { state, provider } = order;
  const ordered = state.order;
  if (!ordered) return { outcome: 'waiting', userId: null, news: [] };
  const { userId } = ordered;
  if (!(await lockAccount(tx, userId))) return { outcome: 'account-unknown', userId: null, news: [] };
  if (state.customer) {
    const row = { userId, provider, customerReference: state.customer };
    await tx.insert(paymentCustomers).values(row).onConflictDoNothing();
  }
  const [sold] = await tx.select().from(packages).where(eq(packages.id, ordered.packageId));
  if (!sold) return { outcome: 'package-unknown', userId, news: [] };
  const price = ordered.amountMinor ?? toMinor(sold.price);
  const right = state.payments.filter((each) => isEnough(each, price, sold));
  const news = await settle(tx, { ...order, userId, sold, payments: payable(right) });
  const differs = right.length < state.payments.length;
  const settled = right.length > 0 ? 'done' : 'waiting';
  return { outcome: differs ? 'amount-differs' : settled, userId, news };
}

function isEnough({ paidAt, amountMinor, currency }: PaymentState, price: number, sold: PackageRow): boolean {
  return paidAt === null || (amountMinor >= price && currency === sold.currency);
}

/** Renewals wait for what they renew. */
function payable(all: readonly PaymentState[]): readonly PaymentState[] {
  const isBegun = all.some(({ paidAt, first }) => paidAt !== null && first);
  return isBegun ? all : all.filter(({ paidAt }) => paidAt === null);
}

interface Settlement extends Reconciliation {
  userId: string;
  sold: PackageRow;
  payments: readonly PaymentState[];
}

async function settle(tx: Database, settlement: Settlement): Promise<News[]> {
  const news: News[] = [];
  const settled: Settled[] = [];
  for (const payment of settlement.payments) {
    const row = await keepPayment(tx, settlement, payment);
    const granted = payment.paidAt === null ? undefined : await deliver(tx, settlement, { payment, row });
    if (granted) news.push(granted);
    const refund = await keepRefund(tx, settlement, { payment, row });
    if (refund.isNews) news.push({ kind: 'refund', paymentId: row.id });
    settled.push({ payment, refund: refund.row });
  }
  await keepPackage(tx, settlement, settled);
  return news;
}

interface Settled {
  payment: PaymentState;
  refund: RefundRow | undefined;
}

interface KeptPayment {
  payment: PaymentState;
  row: PaymentRow;
}

async function keepPayment(tx: Database, settlement: Settlement, payment: PaymentState): Promise<PaymentRow> {
  const { provider, subject, userId, sold } = settlement;
  const { status, amountMinor, currency, createdAt, paidAt } = payment;
  const told = { status, amountMinor, currency, completedAt: paidAt === null ? null : new Date(paidAt) };
  const reference = payment.reference;
  const same = and(eq(payments.provider, provider), eq(payments.providerReference, reference));
  const [updated] = await tx.update(payments).set(told).where(same).returning();
  if (updated) return updated;
  const row: PaymentRow = {
    ...{ id: randomUUID(), userId, packageId: sold.id, provider, providerReference: reference, ...told },
    createdAt: new Date(createdAt),
    subscriptionReference: subject.isRecurring ? subject.reference : null,
    userPackageId: null,
  };
  await tx.insert(payments).values(row);
  return row;
}

/** The package, or its next period; once for each payment. */
async function deliver(
  tx: Database,
  settlement: Settlement,
  { payment, row }: KeptPayment,
): Promise<News | undefined> {
  if (row.userPackageId) return undefined;
  const { userId, sold, subject } = settlement;
  const reference = row.providerReference;
  const owned = await ownPackage(tx, settlement);
  let userPackageId = owned?.id;
  if (userPackageId) {
    // A renewal that is heard of late does not bring its end forward.
    await renewPackage(tx, { userPackageId, reference, now: latestPaid(settlement.payments) });
  } else {
    const granted = await grantPackage(tx, {
      ...{ userId, sold, paymentId: row.id, reference, now: new Date(payment.paidAt!) },
      subscriptionReference: subject.isRecurring ? subject.reference : null,
    });
    userPackageId = granted.id;
  }
  await tx.update(payments).set({ userPackageId }).where(eq(payments.id, row.id));
  return { kind: 'receipt', paymentId: row.id, isRenewal: owned !== undefined };
}

async function ownPackage(tx: Database, { provider, payments: states }: Settlement) {
  const references = states.map(({ reference }) => reference);
  const [owned] = await tx
    .select({ row: userPackages })
    .from(userPackages)
    .innerJoin(payments, eq(payments.userPackageId, userPackages.id))
    .where(and(eq(payments.provider, provider), inArray(payments.providerReference, references)))
    .limit(1);
  return owned?.row;
}

function latestPaid(states: readonly PaymentState[]): Date {
  return new Date(Math.max(...states.map(({ paidAt }) => paidAt ?? 0)));
}

interface KeptRefund {
  row: RefundRow | undefined;
  /** It has just been completed. */
  isNews: boolean;
}

async function keepRefund(
  tx: Database,
  { userId, now }: Settlement,
  { payment, row: { id: paymentId } }: KeptPayment,
): Promise<KeptRefund> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  const isBack = payment.status === 'refunded';
  const own = payment.refunds.get(row?.providerReference ?? '');
  // What is no longer back had been, and failed.
  const undone = row?.status === 'completed' ? 'failed' : undefined;
  const told = isBack ? 'completed' : (own ?? undone);
  if (!told || told === row?.status) return { row, isNews: false };
  const completedAt = told === 'completed' ? now : null;
  const isNews = told === 'completed';
  if (row) {
    const change = { status: told, completedAt };
    await tx.update(refunds).set(change).where(eq(refunds.id, row.id));
    return { row: { ...row, ...change }, isNews };
  }
  const given: RefundRow = {
    ...{ id: randomUUID(), userId, paymentId, status: told, reason: 'provider', attempt: 1 },
    ...{ amountMinor: payment.amountMinor, providerReference: null, requestedAt: now, completedAt },
  };
  await tx.insert(refunds).values(given);
  return { row: given, isNews };
}

/** The latest paid payment decides over the package: a new period makes up for an earlier one's refund. */
async function keepPackage(tx: Database, settlement: Settlement, settled: readonly Settled[]): Promise<void> {
  const { subject, state, now } = settlement;
  const owned = await ownPackage(tx, settlement);
  const newest = settled.filter(({ payment }) => payment.paidAt !== null).at(-1);
  if (!owned || !newest) return;
  const { subscriptionStatus } = state;
  if (subject.isRecurring && owned.subscriptionStatus !== subscriptionStatus) {
    await tx.update(userPackages).set({ subscriptionStatus }).where(eq(userPackages.id, owned.id));
  }
  const taken = takenBack(newest);
  if (taken) await takeBack(tx, owned, { ...taken, now });
  else if (owned.paymentStatus !== 'completed') await restorePackage(tx, { userPackageId: owned.id, now });
}

interface Taking {
  paymentStatus: 'refunded' | 'disputed';
  /** The refund or the dispute. */
  cause: string;
  now: Date;
}

async function takeBack(tx: Database, owned: UserPackageRow, { paymentStatus, cause, now }: Taking) {
  // A month that is heard of late has brought its credits meanwhile.
  const isLeft = owned.creditsRemaining !== null && owned.creditsRemaining > 0;
  if (owned.paymentStatus === paymentStatus && !isLeft) return;
  const earlier = and(eq(creditLedger.userPackageId, owned.id), eq(creditLedger.reason, 'refund'));
  // What was given back once may be taken again for the same cause.
  const reference = `${cause}/${1 + (await tx.$count(creditLedger, earlier))}`;
  await cancelPackage(tx, { userPackageId: owned.id, paymentStatus, reference, now });
}

function takenBack({ payment, refund }: Settled) {
  const isGoingBack = refund?.status === 'processing' || refund?.status === 'completed';
  if (isGoingBack) return { paymentStatus: 'refunded', cause: refund.id } as const;
  if (payment.status === 'disputed') return { paymentStatus: 'disputed', cause: payment.dispute! } as const;
  return undefined;
}
