import type { Currency, LedgerReason, PackageFeature, Plan } from '@vesika/contract';
import { bigint, boolean, date, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../platform/database/columns.ts';

export const apiKeyDays = pgTable('api_key_days', {
  keyId: uuid('key_id').notNull(),
  userId: uuid('user_id').notNull(),
  day: date('day').notNull(),
  photos: integer('photos').notNull(),
  checks: integer('checks').notNull(),
  credits: integer('credits').notNull(),
});

export const packages = pgTable('packages', {
  id: text('id').primaryKey(),
  plan: text('plan').$type<Plan>(),
  nameTr: text('name_tr').notNull(),
  price: numeric('price', { mode: 'number' }).notNull(),
  priceWas: numeric('price_was', { mode: 'number' }),
  currency: text('currency').$type<Currency>().notNull(),
  credits: integer('credits'),
  validityDays: integer('validity_days').notNull(),
  features: text('features').array().$type<PackageFeature[]>().notNull(),
  isRecurring: boolean('is_recurring').notNull(),
  isActive: boolean('is_active').notNull(),
  displayOrder: integer('display_order').notNull(),
  stripePriceId: text('stripe_price_id'),
});

export type PackageRow = typeof packages.$inferSelect;

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

export type PackagePaymentStatus = 'pending' | 'completed' | 'failed' | 'refunded' | 'disputed';

export const creditLedger = pgTable('credit_ledger', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  userPackageId: uuid('user_package_id').notNull(),
  change: integer('change').notNull(),
  reason: text('reason').$type<LedgerReason>().notNull(),
  reference: text('reference').notNull(),
  createdAt: time('created_at').notNull(),
});

export type UserPackageRow = typeof userPackages.$inferSelect;

export const quotas = pgTable('quotas', {
  id: uuid('id').primaryKey(),
  institution: text('institution').notNull(),
  address: text('address').notNull(),
  packageId: text('package_id').notNull(),
  peopleMax: integer('people_max').notNull(),
  expiresAt: time('expires_at'),
  createdAt: time('created_at').notNull(),
  endedAt: time('ended_at'),
  createdBy: uuid('created_by'),
});

export const quotaUses = pgTable('quota_uses', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  quotaId: uuid('quota_id').notNull(),
  userId: uuid('user_id'),
  mailbox: text('mailbox'),
  usedAt: time('used_at').notNull(),
});

export const priceChanges = pgTable('price_changes', {
  id: uuid('id').primaryKey(),
  packageId: text('package_id').notNull(),
  validFrom: time('valid_from').notNull(),
  price: numeric('price', { mode: 'number' }).notNull(),
  priceWas: numeric('price_was', { mode: 'number' }),
  isForSale: boolean('is_for_sale').notNull(),
  credits: integer('credits'),
  validityDays: integer('validity_days').notNull(),
});
