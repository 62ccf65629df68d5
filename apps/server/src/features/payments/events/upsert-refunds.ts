import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import { type RefundRow, refunds } from '../../../schema/index.ts';
import { refundsOf } from '../refund-rows.ts';
import type { Settlement, StoredPayment } from './settlement.ts';
import { toldRefunds } from './told-refunds.ts';

interface StoredRefunds {
  rows: readonly RefundRow[];
  /** Those that were not completed before. */
  completed: readonly RefundRow[];
}

export async function upsertRefunds(
  tx: Database,
  { userId, now }: Settlement,
  { payment, row: { id: paymentId } }: StoredPayment,
): Promise<StoredRefunds> {
  const known = await refundsOf(tx, paymentId);
  if (payment.paidAt === null) return { rows: known, completed: [] };
  const rows = toldRefunds(known, { payment, now, fresh: () => madeAtProvider({ userId, paymentId, now }) });
  const before = new Map(known.map((row) => [row.id, row]));
  const changed = rows.filter((row) => !isSame(row, before.get(row.id)));
  for (const row of changed)
    await tx.insert(refunds).values(row).onConflictDoUpdate({ target: refunds.id, set: row });
  const completed = changed.filter(
    ({ id, status }) => status === 'completed' && before.get(id)?.status !== 'completed',
  );
  return { rows, completed };
}

function isSame(row: RefundRow, before: RefundRow | undefined): boolean {
  return (['status', 'amountMinor', 'providerReference'] as const).every((key) => row[key] === before?.[key]);
}

function madeAtProvider(of: { userId: string; paymentId: string; now: Date }): RefundRow {
  return {
    id: randomUUID(),
    userId: of.userId,
    paymentId: of.paymentId,
    status: 'processing',
    reason: 'provider',
    attempt: 1,
    amountMinor: 0,
    providerReference: null,
    requestedAt: of.now,
    completedAt: null,
  };
}
