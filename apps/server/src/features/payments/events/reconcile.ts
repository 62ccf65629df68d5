import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type PackageRow, packages, paymentCustomers, type RefundRow } from '../../../schema/index.ts';
import { lockBuyer } from '../../guest-buyers/index.ts';
import { fromMinor, toMinor } from '../amounts.ts';
import { issueCreditNote } from '../invoices/issue-invoice.ts';
import type { PaymentState } from './purchase-state.ts';
import type { News, Reconciliation, Settled, Settlement } from './settlement.ts';
import { updatePackage } from './update-package.ts';
import { deliver, upsertPayment } from './upsert-payment.ts';
import { upsertRefunds } from './upsert-refunds.ts';

export type Outcome = 'done' | 'waiting' | 'account-unknown' | 'package-unknown' | 'amount-differs';

export interface Reconciled {
  outcome: Outcome;
  userId: string | null;
  news: News[];
}

/** Idempotent; runs in the caller's transaction, which must hold the subject's lock. */
export async function reconcile(tx: Database, reconciliation: Reconciliation): Promise<Reconciled> {
  const { state, provider } = reconciliation;
  const ordered = state.order;
  if (!ordered) return { outcome: 'waiting', userId: null, news: [] };
  const userId = await lockBuyer(tx, ordered.userId);
  if (userId === null) return { outcome: 'account-unknown', userId: null, news: [] };
  if (state.customer) {
    const row = { userId, provider, customerReference: state.customer };
    await tx.insert(paymentCustomers).values(row).onConflictDoNothing();
  }
  const [listed] = await tx.select().from(packages).where(eq(packages.id, ordered.packageId));
  if (!listed) return { outcome: 'package-unknown', userId, news: [] };
  const sold = { ...listed, ...ordered.terms };
  const price = ordered.amountMinor ?? toMinor(sold.price);
  const right = state.payments.filter((each) => isEnough(each, price, sold));
  const news = await settle(tx, { ...reconciliation, userId, sold, payments: payable(right) });
  const differs = right.length < state.payments.length;
  const settled = right.length > 0 ? 'done' : 'waiting';
  return { outcome: differs ? 'amount-differs' : settled, userId, news };
}

function isEnough({ paidAt, amountMinor, currency }: PaymentState, price: number, sold: PackageRow): boolean {
  return paidAt === null || (amountMinor >= price && currency === sold.currency);
}

function payable(all: readonly PaymentState[]): readonly PaymentState[] {
  const isBegun = all.some(({ paidAt, first }) => paidAt !== null && first);
  return isBegun ? all : all.filter(({ paidAt }) => paidAt === null);
}

async function settle(tx: Database, settlement: Settlement): Promise<News[]> {
  const news: News[] = [];
  const settled: Settled[] = [];
  for (const payment of settlement.payments) {
    const row = await upsertPayment(tx, settlement, payment);
    const granted = payment.paidAt === null ? undefined : await deliver(tx, settlement, { payment, row });
    if (granted) news.push(granted);
    const { rows: refunds, completed } = await upsertRefunds(tx, settlement, { payment, row });
    for (const refund of completed) {
      news.push({ kind: 'refund', paymentId: row.id, refundId: refund.id });
      await issueCreditNote(tx, refund);
      await announce(tx, settlement, refund, row.currency);
    }
    settled.push({ payment, refunds });
  }
  await updatePackage(tx, settlement, settled);
  return news;
}

async function announce(
  tx: Database,
  { announceRefund, userId, now }: Settlement,
  { paymentId, amountMinor }: RefundRow,
  currency: string,
): Promise<void> {
  await announceRefund(tx, { userId, paymentId, amount: fromMinor(amountMinor), currency, now });
}
