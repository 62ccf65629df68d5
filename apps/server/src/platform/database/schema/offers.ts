import type { Currency, Plan } from '@vesika/contract';
import { bigint, boolean, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

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

export type VoucherRow = typeof vouchers.$inferSelect;
