import { eq, sql } from 'drizzle-orm';
import { mailAddressOf } from '../../../account/account.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  billingDetails,
  creditNotes,
  type InvoiceSeller,
  invoiceNumbers,
  invoices,
  type PackageRow,
  type PaymentRow,
  type RefundRow,
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
  const [customer] = await tx
    .select({ company: billingDetails.company, taxId: billingDetails.taxId })
    .from(billingDetails)
    .where(eq(billingDetails.userId, payment.userId));
  await tx.insert(invoices).values({
    paymentId: payment.id,
    year,
    sequence: await nextNumber(tx, year),
    issuedAt,
    seller,
    customer: customer ?? null,
    customerEmail: (await mailAddressOf(tx, payment.userId)) ?? '',
    plan: sold.plan,
    nameTr: sold.nameTr,
    credits: sold.credits,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    vatPercent,
    voucherCode,
  });
}

/** Does nothing for a payment that bought nothing, nor a second time. */
export async function issueCreditNote(
  tx: Database,
  { id: refundId, paymentId, completedAt }: RefundRow,
): Promise<void> {
  const isInvoiced = (await tx.$count(invoices, eq(invoices.paymentId, paymentId))) > 0;
  const isIssued = (await tx.$count(creditNotes, eq(creditNotes.refundId, refundId))) > 0;
  if (!isInvoiced || isIssued) return;
  const issuedAt = completedAt!;
  const year = issuedAt.getUTCFullYear();
  await tx.insert(creditNotes).values({ refundId, year, sequence: await nextNumber(tx, year), issuedAt });
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
