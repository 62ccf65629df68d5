import type {
  Currency,
  LedgerReason,
  PaidBy,
  Plan,
  processPhotoRequestSchema,
  RequirementBasis,
} from '@vesika/contract';
import type { FaceFrame } from '@vesika/engine';
import type { Answers, PhotoReport, TouchUp } from '@vesika/report';
import type { DocumentType } from '@vesika/requirements';
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { time } from './columns.ts';

export const payments = pgTable('payments', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  packageId: text('package_id').notNull(),
  provider: text('provider').$type<'stripe' | 'test'>().notNull(),
  providerReference: text('provider_reference').notNull(),
  status: text('status').$type<'pending' | 'completed' | 'failed' | 'refunded' | 'disputed'>().notNull(),
  amountMinor: integer('amount_minor').notNull(),
  currency: text('currency').notNull(),
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
  plan: text('plan').$type<Plan>(),
  nameTr: text('name_tr').notNull(),
  credits: integer('credits'),
  amountMinor: integer('amount_minor').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  vatPercent: numeric('vat_percent', { mode: 'number' }),
  voucherCode: text('voucher_code'),
});

export const paymentCustomers = pgTable('payment_customers', {
  userId: uuid('user_id').notNull(),
  provider: text('provider').$type<'stripe' | 'test'>().notNull(),
  customerReference: text('customer_reference').notNull(),
});

export const userPackages = pgTable('user_packages', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  packageId: text('package_id').notNull(),
  paymentId: uuid('payment_id'),
  /** The number agreed at the purchase; null means unlimited. */
  creditsTotal: integer('credits_total'),
  creditsRemaining: integer('credits_remaining'),
  purchasedAt: time('purchased_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  isActive: boolean('is_active').notNull(),
  paymentStatus: text('payment_status').$type<PackagePaymentStatus>().notNull(),
  createdAt: time('created_at').notNull(),
  subscriptionReference: text('subscription_reference'),
  subscriptionStatus: text('subscription_status').$type<'active' | 'past-due' | 'ended'>(),
  quotaId: uuid('quota_id'),
});

/** The choices of the person who asked for a photo; the row has the document and the facts of the person. */
export type PhotoWish = Pick<
  z.output<typeof processPhotoRequestSchema>,
  | 'requirements'
  | 'cropOnly'
  | 'background'
  | 'backgroundColour'
  | 'mirror'
  | 'dpi'
  | 'adjustment'
  | 'alsoFor'
>;

export type PackagePaymentStatus = 'pending' | 'completed' | 'failed' | 'refunded' | 'disputed';

/** Ids of the checks of a verdict, which the database keeps beside the report. */
const checksOf = (column: string, verdict: 'fail' | 'undetermined') =>
  jsonb(column)
    .$type<string[]>()
    .notNull()
    .generatedAlwaysAs(
      sql.raw(`jsonb_path_query_array(report, '$.checks[*] ? (@.verdict == "${verdict}").id')`),
    );

export const userPhotos = pgTable('user_photos', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  sessionId: text('session_id'),
  originalPhotoUrl: text('original_photo_url').notNull(),
  processedPhotoUrl: text('processed_photo_url').notNull(),
  countryCode: text('country_code').notNull(),
  documentType: text('document_type').$type<DocumentType>().notNull(),
  processingStatus: text('processing_status').notNull(),
  processedAt: time('processed_at').notNull(),
  createdAt: time('created_at').notNull(),
  aiValidationScore: numeric('ai_validation_score', { mode: 'number' }),
  originalSha256: text('original_sha256').notNull(),
  variant: text('variant').notNull(),
  widthMm: numeric('width_mm', { mode: 'number' }).notNull(),
  heightMm: numeric('height_mm', { mode: 'number' }).notNull(),
  report: jsonb('report').$type<PhotoReport>().notNull(),
  failedChecks: checksOf('failed_checks', 'fail'),
  undeterminedChecks: checksOf('undetermined_checks', 'undetermined'),
  unlockedAt: time('unlocked_at'),
  paidBy: text('paid_by').$type<PaidBy>(),
  userPackageId: uuid('user_package_id'),
  requirementSha256: text('requirement_sha256'),
  requirementBasis: text('requirement_basis').$type<RequirementBasis>(),
  answers: jsonb('answers').$type<Answers>().notNull().default({}),
  childAgeYears: integer('child_age_years'),
  touchUp: jsonb('touch_up').$type<TouchUp>().notNull().default([]),
  personName: text('person_name'),
  testStatus: text('test_status').$type<'preview' | 'finished'>(),
  face: jsonb('face').$type<FaceFrame>(),
  wish: jsonb('wish').$type<PhotoWish>(),
});

export const creditLedger = pgTable('credit_ledger', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  userPackageId: uuid('user_package_id').notNull(),
  change: integer('change').notNull(),
  reason: text('reason').$type<LedgerReason>().notNull(),
  reference: text('reference').notNull(),
  createdAt: time('created_at').notNull(),
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

export const rejections = pgTable('rejections', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  userPhotoId: uuid('user_photo_id'),
  userPackageId: uuid('user_package_id').notNull(),
  authorityReason: text('authority_reason'),
  outcome: text('outcome').$type<'redo' | 'refund'>().notNull(),
  createdAt: time('created_at').notNull(),
  countryCode: text('country_code').notNull(),
  documentType: text('document_type').$type<DocumentType>().notNull(),
  redoneAt: time('redone_at'),
  redonePhotoId: uuid('redone_photo_id'),
  originalSha256: text('original_sha256'),
  face: jsonb('face').$type<FaceFrame>(),
  answer: text('answer').$type<'accepted' | 'refused'>(),
  answeredAt: time('answered_at'),
});

export const refundedPeople = pgTable('refunded_people', {
  fingerprint: text('fingerprint').primaryKey(),
  refundedAt: time('refunded_at').notNull(),
});

export type UserPackageRow = typeof userPackages.$inferSelect;
/** A photo without what the database derives from its report. */
export type UserPhotoRow = Omit<typeof userPhotos.$inferSelect, 'failedChecks' | 'undeterminedChecks'>;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;
export type RejectionRow = typeof rejections.$inferSelect;

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
