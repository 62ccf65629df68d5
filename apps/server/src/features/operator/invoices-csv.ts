import { and, asc, eq } from 'drizzle-orm';
import { dayOf } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { creditNotes, invoices, payments, refunds } from '../../schema/index.ts';
import { fromMinor, invoiceNumber } from '../payments/index.ts';
import { type Period, within } from './period.ts';

const header =
  'kind,day,invoice,credit_note,customer,country,plan,currency,gross,net,vat_percent,vat,provider,provider_reference';

/**
 * One line per invoice, then one per refund, which counts on the day of its own and is negative (RFC 4180). A mark at the
 * start lets spreadsheets recognise UTF-8.
 */
export async function invoicesCsv(db: Database, period: Period): Promise<string> {
  const issued = await db
    .select({ invoice: invoices, payment: payments })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(within(invoices.issuedAt, period))
    .orderBy(asc(invoices.year), asc(invoices.sequence));
  const returned = await db
    .select({ invoice: invoices, payment: payments, refund: refunds, note: creditNotes })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(invoices, eq(invoices.paymentId, payments.id))
    .leftJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
    .where(and(eq(refunds.status, 'completed'), within(refunds.completedAt, period)))
    .orderBy(asc(refunds.completedAt), asc(refunds.id));
  const lines = [
    ...issued.map((row) =>
      lineOf('invoice', { ...row, note: null, at: row.invoice.issuedAt, minor: row.invoice.amountMinor }),
    ),
    ...returned.map(({ refund, ...row }) =>
      lineOf('refund', { ...row, at: refund.completedAt!, minor: -refund.amountMinor }),
    ),
  ];
  return `\uFEFF${[header, ...lines.map((line) => line.map(cell).join(','))].join('\r\n')}\r\n`;
}

interface Booked {
  invoice: typeof invoices.$inferSelect;
  payment: typeof payments.$inferSelect;
  note: typeof creditNotes.$inferSelect | null;
  at: Date;
  minor: number;
}

function lineOf(kind: 'invoice' | 'refund', { invoice, payment, note, at, minor }: Booked) {
  const netMinor = Math.round((minor * 100) / (100 + (invoice.vatPercent ?? 0)));
  return [
    kind,
    dayOf(at),
    invoiceNumber(invoice),
    note && invoiceNumber(note),
    invoice.customerEmail,
    payment.country,
    invoice.plan ?? invoice.nameTr,
    invoice.currency,
    amount(minor),
    amount(netMinor),
    invoice.vatPercent,
    amount(minor - netMinor),
    payment.provider,
    payment.providerReference,
  ];
}

const amount = (minor: number) => fromMinor(minor).toFixed(2);

/** A leading sign of a formula is disarmed, because a customer chooses the address; amounts may be negative. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
