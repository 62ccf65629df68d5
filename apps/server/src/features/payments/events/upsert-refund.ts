import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type RefundRow, refunds } from '../../../platform/database/schema/index.ts';
import type { Settlement, StoredPayment } from './settlement.ts';

export type StoredRefund =
  | { row: RefundRow; isNews: boolean }
  | { row: RefundRow | undefined; isNews: false };

export async function upsertRefund(
  tx: Database,
  { userId, now }: Settlement,
  { payment, row: { id: paymentId } }: StoredPayment,
): Promise<StoredRefund> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  const isBack = payment.status === 'refunded';
  const own = payment.refunds.get(row?.providerReference ?? '');
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
    id: randomUUID(),
    userId,
    paymentId,
    status: told,
    reason: 'provider',
    attempt: 1,
    amountMinor: payment.amountMinor,
    providerReference: null,
    requestedAt: now,
    completedAt,
  };
  await tx.insert(refunds).values(given);
  return { row: given, isNews };
}
