import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { invoices, payments } from '../../../platform/database/schema/index.ts';
import { refundsOf } from '../refund-rows.ts';
import type { Invoiced } from './invoice-words.ts';

export async function ownInvoice(
  db: Database,
  userId: string,
  paymentId: string,
): Promise<Invoiced | undefined> {
  const [found] = await db
    .select({ invoice: invoices, payment: payments })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(and(eq(payments.id, paymentId), eq(payments.userId, userId)));
  return found && { ...found, refunds: await refundsOf(db, paymentId) };
}
