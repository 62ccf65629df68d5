import type { Currency } from '@vesika/contract';
import { sql } from 'drizzle-orm';
import { mailAddressOf } from '../../../account/account.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  type InvoiceSeller,
  invoiceNumbers,
  invoices,
  type PackageRow,
  type PaymentRow,
} from '../../../schema/index.ts';

export interface Seller extends InvoiceSeller {
  vatPercent: number | null;
}

interface Billed {
  payment: PaymentRow;
  sold: PackageRow;
  voucherCode: string | null;
}

export async function issueInvoice(
  tx: Database,
  { vatPercent, ...seller }: Seller,
  { payment, sold, voucherCode }: Billed,
): Promise<void> {
  const issuedAt = payment.completedAt ?? payment.createdAt;
  const year = issuedAt.getUTCFullYear();
  await tx.insert(invoices).values({
    paymentId: payment.id,
    year,
    sequence: await nextNumber(tx, year),
    issuedAt,
    seller,
    customerEmail: (await mailAddressOf(tx, payment.userId)) ?? '',
    plan: sold.plan,
    nameTr: sold.nameTr,
    credits: sold.credits,
    amountMinor: payment.amountMinor,
    currency: payment.currency as Currency,
    vatPercent,
    voucherCode,
  });
}

/** Serialised across years to avoid deadlocks. A failed transaction returns its number, so there are no gaps. */
async function nextNumber(tx: Database, year: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('invoice numbers'))`);
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning();
  return row!.last;
}
