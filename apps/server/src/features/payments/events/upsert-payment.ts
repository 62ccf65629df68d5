import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type PaymentRow, payments, type RefundRow, refunds } from '../../../schema/index.ts';
import { grantPackage, renewPackage } from '../../credits/index.ts';
import { unlockPaidPhoto } from '../../photos/index.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { refundsOf } from '../refund-rows.ts';
import { bookVoucherUse, codeOfUse } from '../vouchers/voucher-uses.ts';
import type { PaymentState } from './purchase-state.ts';
import { type News, ownPackage, type Settlement, type StoredPayment } from './settlement.ts';

export async function upsertPayment(
  tx: Database,
  settlement: Settlement,
  payment: PaymentState,
): Promise<PaymentRow> {
  const { provider, subject, userId, sold, state } = settlement;
  const { country } = state;
  const { status, amountMinor, currency, createdAt, paidAt } = payment;
  const reported = {
    country,
    status,
    amountMinor,
    currency,
    completedAt: paidAt === null ? null : new Date(paidAt),
  };
  const reference = payment.reference;
  const same = and(eq(payments.provider, provider), eq(payments.providerReference, reference));
  const [updated] = await tx.update(payments).set(reported).where(same).returning();
  if (updated) return updated;
  const row: PaymentRow = {
    id: randomUUID(),
    userId,
    packageId: sold.id,
    provider,
    providerReference: reference,
    ...reported,
    createdAt: new Date(createdAt),
    subscriptionReference: subject.isRecurring ? subject.reference : null,
    userPackageId: null,
    credits: sold.credits,
  };
  await tx.insert(payments).values(row);
  return row;
}

export async function deliver(
  tx: Database,
  settlement: Settlement,
  { payment, row }: StoredPayment,
): Promise<News | undefined> {
  if (row.userPackageId) return undefined;
  const { userId, sold, subject, now } = settlement;
  const reference = row.providerReference;
  const { photoId, voucherUseId } = settlement.state.order ?? {};
  const owned = await ownPackage(tx, settlement);
  const booked =
    voucherUseId && !owned
      ? await bookVoucherUse(tx, { voucherUseId, purchase: subject.reference, now })
      : null;
  if (booked === 'spent') return refuse(tx, row, now);
  let userPackageId = owned?.id;
  if (userPackageId) {
    // A renewal that is reported late does not bring the end forward.
    await renewPackage(tx, { userPackageId, sold, reference, now: latestPaid(settlement.payments) });
  } else {
    const granted = await grantPackage(tx, {
      userId,
      sold,
      paymentId: row.id,
      reference,
      now: new Date(payment.paidAt!),
      subscriptionReference: subject.isRecurring ? subject.reference : null,
    });
    userPackageId = granted.id;
  }
  await tx.update(payments).set({ userPackageId }).where(eq(payments.id, row.id));
  const voucherCode = booked?.code ?? (voucherUseId ? await codeOfUse(tx, voucherUseId) : null);
  await issueInvoice(tx, settlement.seller, { payment: row, sold, voucherCode });
  // Refunded or disputed payments unlock nothing.
  if (photoId && !owned && payment.status === 'completed')
    await unlockPaidPhoto(tx, { payer: userId, photoId, now });
  return { kind: 'receipt', paymentId: row.id, isRenewal: owned !== undefined };
}

/** A payment on a spent voucher buys nothing: its money goes back, and one of zero counts as failed. */
async function refuse(tx: Database, { id, userId, amountMinor }: PaymentRow, now: Date) {
  if (amountMinor === 0) {
    await tx.update(payments).set({ status: 'failed', completedAt: null }).where(eq(payments.id, id));
    return undefined;
  }
  if ((await refundsOf(tx, id)).length > 0) return undefined;
  const refund: RefundRow = {
    id: randomUUID(),
    userId,
    paymentId: id,
    status: 'requested',
    reason: 'voucher-spent',
    amountMinor,
    attempt: 1,
    providerReference: null,
    requestedAt: now,
    completedAt: null,
  };
  await tx.insert(refunds).values(refund);
  return { kind: 'refusal', paymentId: id, refundId: refund.id } as const;
}

function latestPaid(states: readonly PaymentState[]): Date {
  return new Date(Math.max(...states.map(({ paidAt }) => paidAt ?? 0)));
}
