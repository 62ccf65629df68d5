import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { invoices, payments, refunds } from '../../platform/database/schema/index.ts';
import { fromMinor, invoiceNumber } from '../payments/index.ts';
import { type Period, within } from './period.ts';

const header = [
  'invoice',
  'issued_on',
  'customer',
  'country',
  'plan',
  'currency',
  'gross',
  'net',
  'vat_percent',
  'vat',
  'refunded',
  'refunded_on',
  'provider',
  'provider_reference',
];

/** One line per invoice (RFC 4180), with a mark by which spreadsheets recognise UTF-8. */
export async function invoicesCsv(db: Database, period: Period): Promise<string> {
  const rows = await db
    .select({ invoice: invoices, payment: payments, refund: refunds })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(within(invoices.issuedAt, period))
    .orderBy(asc(invoices.year), asc(invoices.sequence));
  const lines = rows.map(({ invoice, payment, refund }) => {
    const rate = invoice.vatPercent ?? 0;
    const netMinor = Math.round((invoice.amountMinor * 100) / (100 + rate));
    const isBack = refund?.status === 'completed';
    return [
      invoiceNumber(invoice),
      dayOf(invoice.issuedAt),
      invoice.customerEmail,
      payment.country,
      invoice.plan ?? invoice.nameTr,
      invoice.currency,
      amount(invoice.amountMinor),
      amount(netMinor),
      invoice.vatPercent,
      amount(invoice.amountMinor - netMinor),
      isBack ? amount(refund.amountMinor) : null,
      isBack ? dayOf(refund.completedAt ?? refund.requestedAt) : null,
      payment.provider,
      payment.providerReference,
    ];
  });
  return `\uFEFF${[header, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const amount = (minor: number) => fromMinor(minor).toFixed(2);

/** A leading sign of a formula is disarmed, because a customer chooses the address. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = /^[=+@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
