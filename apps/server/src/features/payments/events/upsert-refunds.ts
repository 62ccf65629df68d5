import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import { type RefundRow, refunds } from '../../../schema/index.ts';
import { refundsOf } from '../refund-rows.ts';
import { totalMinor } from './ending-refund.ts';
import type { ReportedRefund } from './fact.ts';
import type { PaymentState } from './purchase-state.ts';
import type { Settlement, StoredPayment } from './settlement.ts';

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
  const rows = reportedRefunds(known, {
    payment,
    now,
    fresh: () => madeAtProvider({ userId, paymentId, now }),
  });
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

interface RefundsOf {
  payment: Pick<PaymentState, 'refunds' | 'refundedMinor'>;
  /** Makes the row of a refund that was made at the provider. */
  fresh: () => RefundRow;
  now: Date;
}

const isCompleted = ({ status }: RefundRow) => status === 'completed';

/**
 * Updates the rows of a payment's refunds to what the provider reports. Money that only a charge reports is assigned to
 * refunds we asked for, or else to one without a reference, which the provider names later.
 */
export function reportedRefunds(
  known: readonly RefundRow[],
  { payment, fresh, now }: RefundsOf,
): RefundRow[] {
  const rows = known.map((row) => ({ ...row }));
  const named = new Set<RefundRow>();
  const complete = (row: RefundRow) => {
    row.status = 'completed';
    row.completedAt ??= now;
  };
  const fail = (row: RefundRow) => {
    row.status = 'failed';
    row.completedAt = null;
  };

  for (const reported of payment.refunds) {
    const found = rowOf(rows, reported);
    if (!found && reported.status === 'failed') continue;
    const row = found ?? added(rows, fresh());
    named.add(row);
    row.providerReference = reported.refund;
    row.amountMinor = reported.amountMinor;
    if (reported.status === 'completed') complete(row);
    else if (reported.status === 'failed') fail(row);
    else row.status = 'processing';
  }

  let restMinor = payment.refundedMinor - totalMinor(rows.filter(isCompleted));
  for (const row of rows) {
    const isOpen = row.status === 'requested' || row.status === 'processing';
    if (isOpen && restMinor > 0 && row.amountMinor <= restMinor) {
      complete(row);
      restMinor -= row.amountMinor;
    } else if (isCompleted(row) && !named.has(row) && restMinor < 0) {
      fail(row);
      restMinor += row.amountMinor;
    }
  }
  if (restMinor > 0) {
    const nameless = rows.find((row) => isCompleted(row) && isNameless(row));
    const row = nameless ?? added(rows, { ...fresh(), amountMinor: 0 });
    row.amountMinor += restMinor;
    complete(row);
  }
  return rows;
}

function rowOf(rows: readonly RefundRow[], { refund, refundId }: ReportedRefund): RefundRow | undefined {
  return (
    rows.find(({ providerReference }) => providerReference === refund) ??
    rows.find(({ id, providerReference }) => id === refundId && providerReference === null) ??
    rows.find((row) => refundId === undefined && isNameless(row))
  );
}

function isNameless({ providerReference, status }: RefundRow): boolean {
  return providerReference === null && (status === 'processing' || status === 'completed');
}

function added(rows: RefundRow[], row: RefundRow): RefundRow {
  rows.push(row);
  return row;
}
