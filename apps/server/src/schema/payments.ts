import type { BillingDetails, Currency, Plan } from '@vesika/contract';
import { boolean, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../platform/database/columns.ts';

export const payments = pgTable('payments', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  packageId: text('package_id').notNull(),
  provider: text('provider').$type<'stripe' | 'test'>().notNull(),
  providerReference: text('provider_reference').notNull(),
  status: text('status').$type<'pending' | 'completed' | 'failed' | 'refunded' | 'disputed'>().notNull(),
  amountMinor: integer('amount_minor').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  createdAt: time('created_at').notNull(),
  completedAt: time('completed_at'),
  subscriptionReference: text('subscription_reference'),
  userPackageId: uuid('user_package_id'),
  country: text('country'),
  /** The number agreed at the purchase; null means unlimited. */
  credits: integer('credits'),
});

export interface InvoiceSeller {
  name: string | null;
  address: string | null;
  email: string | null;
  vatId: string | null;
}

export const billingDetails = pgTable('billing_details', {
  userId: uuid('user_id').primaryKey(),
  company: text('company'),
  taxId: text('tax_id'),
});

export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

export const invoices = pgTable('invoices', {
  paymentId: uuid('payment_id').primaryKey(),
  year: integer('year').notNull(),
  sequence: integer('sequence').notNull(),
  issuedAt: time('issued_at').notNull(),
  seller: jsonb('seller').$type<InvoiceSeller>().notNull(),
  customerEmail: text('customer_email').notNull(),
  customer: jsonb('customer').$type<BillingDetails>(),
  plan: text('plan').$type<Plan>(),
  nameTr: text('name_tr').notNull(),
  credits: integer('credits'),
  amountMinor: integer('amount_minor').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  vatPercent: numeric('vat_percent', { mode: 'number' }),
  voucherCode: text('voucher_code'),
});

export const creditNotes = pgTable('credit_notes', {
  refundId: uuid('refund_id').primaryKey(),
  year: integer('year').notNull(),
  sequence: integer('sequence').notNull(),
  issuedAt: time('issued_at').notNull(),
});

export const paymentCustomers = pgTable('payment_customers', {
  userId: uuid('user_id').notNull(),
  provider: text('provider').$type<'stripe' | 'test'>().notNull(),
  customerReference: text('customer_reference').notNull(),
});

export const webhookEvents = pgTable('webhook_events', {
  provider: text('provider').notNull(),
  eventId: text('event_id').notNull(),
  type: text('type').notNull(),
  payload: jsonb('payload').notNull(),
  receivedAt: time('received_at').notNull(),
  handledAt: time('handled_at'),
  outcome: text('outcome'),
  subject: text('subject'),
  userId: uuid('user_id'),
});

export const refunds = pgTable('refunds', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  paymentId: uuid('payment_id').notNull(),
  status: text('status').$type<'requested' | 'processing' | 'completed' | 'failed'>().notNull(),
  reason: text('reason')
    .$type<'one-click' | 'second-rejection' | 'provider' | 'operator' | 'voucher-spent'>()
    .notNull(),
  amountMinor: integer('amount_minor').notNull(),
  providerReference: text('provider_reference'),
  requestedAt: time('requested_at').notNull(),
  completedAt: time('completed_at'),
  attempt: integer('attempt').notNull(),
});

export const refundedPeople = pgTable('refunded_people', {
  fingerprint: text('fingerprint').primaryKey(),
  refundedAt: time('refunded_at').notNull(),
});

export type PaymentRow = typeof payments.$inferSelect;

export type RefundRow = typeof refunds.$inferSelect;

export type InvoiceRow = typeof invoices.$inferSelect;

export type CreditNoteRow = typeof creditNotes.$inferSelect;

export const testCheckouts = pgTable('test_checkouts', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  packageId: text('package_id').notNull(),
  amountMinor: integer('amount_minor').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  credits: integer('credits'),
  validityDays: integer('validity_days').notNull(),
  language: text('language').notNull(),
  status: text('status').$type<'open' | 'paid' | 'cancelled' | 'expired'>().notNull(),
  isRecurring: boolean('is_recurring').notNull(),
  periodsPaid: integer('periods_paid').notNull(),
  endedAt: time('ended_at'),
  createdAt: time('created_at').notNull(),
  photoId: uuid('photo_id'),
  returnPath: text('return_path').notNull().default('/dashboard/payments'),
  voucherUseId: uuid('voucher_use_id'),
});

export type TestCheckoutRow = typeof testCheckouts.$inferSelect;

export const vouchers = pgTable('vouchers', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull(),
  label: text('label').notNull(),
  percent: integer('percent'),
  amountMinor: integer('amount_minor'),
  currency: text('currency').$type<Currency>(),
  plan: text('plan').$type<Plan>(),
  usesMax: integer('uses_max'),
  expiresAt: time('expires_at'),
  createdAt: time('created_at').notNull(),
  endedAt: time('ended_at'),
  createdBy: uuid('created_by'),
});

export const voucherUses = pgTable('voucher_uses', {
  id: uuid('id').primaryKey(),
  voucherId: uuid('voucher_id').notNull(),
  userId: uuid('user_id'),
  reservedAt: time('reserved_at').notNull(),
  paidAt: time('paid_at'),
  /** The provider's reference of the payment page that is open for it. */
  checkout: text('checkout'),
  /** Reference of the purchase that it paid for. */
  purchase: text('purchase'),
  mailbox: text('mailbox'),
});

export type VoucherRow = typeof vouchers.$inferSelect;
