import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { RefundRow } from '../../schema/index.ts';
import { payments, refunds } from '../../schema/index.ts';
import { fromMinor } from './amounts.ts';

/** The earliest first. */
export function refundsOf(db: Database, paymentId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id));
}

/** Grouped by the id of their payment, the latest first. */
export async function refundsByPayment(
  db: Database,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, RefundRow[]>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...paymentIds]))
    .orderBy(desc(refunds.requestedAt), desc(refunds.id));
  const byPayment = new Map<string, RefundRow[]>();
  for (const row of rows) byPayment.set(row.paymentId, [...(byPayment.get(row.paymentId) ?? []), row]);
  return byPayment;
}

/** All that has gone back of a payment of the query, in minor units. */
export const refundedMinor = sql<number>`(
  select coalesce(sum(${refunds.amountMinor}), 0)::int from ${refunds}
  where ${refunds.paymentId} = ${payments.id} and ${refunds.status} = 'completed')`;

export function refundJson({ amountMinor, ...row }: RefundRow, currency: string) {
  return { ...row, amount: fromMinor(amountMinor), currency };
}
