import type { Currency } from '@vesika/contract';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const testCheckouts = pgTable('test_checkouts', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  packageId: text('package_id').notNull(),
  amountMinor: integer('amount_minor').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  language: text('language').notNull(),
  status: text('status').$type<'open' | 'paid' | 'cancelled'>().notNull(),
  isRecurring: boolean('is_recurring').notNull(),
  periodsPaid: integer('periods_paid').notNull(),
  endedAt: time('ended_at'),
  createdAt: time('created_at').notNull(),
  photoId: uuid('photo_id'),
  returnPath: text('return_path').notNull().default('/dashboard/payments'),
});

export type TestCheckoutRow = typeof testCheckouts.$inferSelect;
