import { operatorInvoices, operatorMoney, operatorOrders, type orderStates } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { sendFile } from '../../platform/http/send-file.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptedLanguage } from '../../platform/words/preferred-language.ts';
import { guestBuyers, invoices, payments, users } from '../../schema/index.ts';
import { fromMinor, invoiceNumber, refundedMinor } from '../payments/index.ts';
import type { Desk } from './desk.ts';
import { invoicesCsv } from './invoices-csv.ts';
import { packageNames } from './package-names.ts';
import { type Period, paymentTime, within } from './period.ts';

const ordersMax = 50;
const sum = (minor: SQL) => sql<number>`coalesce(sum(${minor}), 0)::float8`;
const count = sql<number>`count(*)::int`;
const isPaid = isNotNull(payments.completedAt);
/** The amount includes VAT, at the rate that its invoice states. */
const vatMinor = sql`${payments.amountMinor} * coalesce(${invoices.vatPercent}, 0) / (100 + coalesce(${invoices.vatPercent}, 0))`;

export function serveMoney(desk: Desk, { db }: Pick<Platform, 'db'>): void {
  desk.read(operatorMoney, async ({ query, headers }) => {
    const language = acceptedLanguage(headers['accept-language']);
    const [currencies, days, plans, countries] = await Promise.all([
      currenciesOf(query),
      daysOf(query),
      plansOf(query, language),
      countriesOf(query),
    ]);
    return { currencies, days, plans, countries };
  });

  async function currenciesOf(period: Period) {
    const has = (status: string) =>
      sql<number>`(count(*) filter (where ${payments.status} = ${status}))::int`;
    const rows = await db
      .select({
        currency: payments.currency,
        orders: sql<number>`(count(*) filter (where ${payments.completedAt} is not null))::int`,
        minor: sum(sql`case when ${payments.completedAt} is null then 0 else ${payments.amountMinor} end`),
        refundedMinor: sum(refundedMinor),
        failed: has('failed'),
        disputed: has('disputed'),
      })
      .from(payments)
      .where(within(paymentTime, period))
      .groupBy(payments.currency)
      .orderBy(payments.currency);
    return rows.map(({ currency, minor, refundedMinor: back, ...row }) => ({
      ...row,
      currency,
      amount: fromMinor(minor),
      refunded: fromMinor(back),
    }));
  }

  async function daysOf(period: Period) {
    const day = sql<string>`to_char(${payments.completedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
    const rows = await db
      .select({ day, currency: payments.currency, orders: count, minor: sum(sql`${payments.amountMinor}`) })
      .from(payments)
      .where(and(isPaid, within(payments.completedAt, period)))
      .groupBy(sql`1`, payments.currency)
      .orderBy(sql`1 desc`, payments.currency);
    return rows.map(totals);
  }

  async function plansOf(period: Period, language: Language) {
    const rows = await db
      .select({
        packageId: payments.packageId,
        currency: payments.currency,
        orders: count,
        minor: sum(sql`${payments.amountMinor}`),
      })
      .from(payments)
      .where(and(isPaid, within(payments.completedAt, period)))
      .groupBy(payments.packageId, payments.currency)
      .orderBy(desc(sql`4`));
    const names = await packageNames(db, language);
    return rows.map(({ packageId, ...row }) => ({ ...totals(row), packageName: names.get(packageId)! }));
  }

  async function countriesOf(period: Period) {
    const rows = await db
      .select({
        country: payments.country,
        currency: payments.currency,
        orders: count,
        minor: sum(sql`${payments.amountMinor}`),
        vatMinor: sum(vatMinor),
      })
      .from(payments)
      .leftJoin(invoices, eq(invoices.paymentId, payments.id))
      .where(and(isPaid, within(payments.completedAt, period)))
      .groupBy(payments.country, payments.currency)
      .orderBy(desc(sql`4`));
    return rows.map(({ vatMinor: vat, ...row }) => ({ ...totals(row), vat: fromMinor(Math.round(vat)) }));
  }

  desk.read(operatorOrders, async ({ query, headers }) => {
    const language = acceptedLanguage(headers['accept-language']);
    const [time, id] = query.before?.split(' ') ?? [];
    const isOlder =
      time && id ? sql`(${paymentTime}, ${payments.id}) < (${time}::timestamptz, ${id}::uuid)` : undefined;
    const rows = await db
      .select({
        payment: payments,
        backMinor: refundedMinor,
        invoice: invoices,
        at: sql<string>`${paymentTime}::text`,
        email: sql<string>`coalesce(${guestBuyers.email}, ${users.email})`,
      })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.userId))
      .leftJoin(guestBuyers, and(eq(guestBuyers.id, users.id), isNull(guestBuyers.accountId)))
      .leftJoin(invoices, eq(invoices.paymentId, payments.id))
      .where(and(inState(query.state), isOlder))
      .orderBy(desc(paymentTime), desc(payments.id))
      .limit(ordersMax + 1);
    const shown = rows.slice(0, ordersMax);
    const last = rows.length > ordersMax ? shown.at(-1) : undefined;
    const names = await packageNames(db, language);
    const orders = shown.map(({ payment, backMinor, invoice, at, email }) => ({
      paymentId: payment.id,
      personId: payment.userId,
      email,
      at: new Date(at),
      packageName: names.get(payment.packageId)!,
      status: payment.status,
      currency: payment.currency,
      amount: fromMinor(payment.amountMinor),
      refunded: fromMinor(backMinor),
      country: payment.country,
      invoiceNumber: invoice && invoiceNumber(invoice),
    }));
    return { orders, next: last ? `${new Date(last.at).toISOString()} ${last.payment.id}` : null };
  });

  desk.read(operatorInvoices, async ({ query }, reply) => {
    const fileName = `vesika-invoices-${query.from}-${query.to}.csv`;
    return sendFile(reply, { type: 'text/csv; charset=utf-8', fileName }, await invoicesCsv(db, query));
  });
}

/** A payment that was refunded in part is listed with the refunds, too. */
function inState(state: (typeof orderStates)[number]): SQL | undefined {
  if (state === 'all') return undefined;
  const same = eq(payments.status, state);
  if (state !== 'refunded') return same;
  return or(same, sql`${payments.id} in (select payment_id from refunds where status = 'completed')`);
}

function totals<Row extends { currency: string; minor: number }>({ currency, minor, ...row }: Row) {
  return { ...row, currency, amount: fromMinor(minor) };
}
