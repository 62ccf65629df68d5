import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../platform/database/columns.ts';

export const guestBuyers = pgTable('guest_buyers', {
  id: uuid('id').primaryKey(),
  sessionId: text('session_id').notNull(),
  email: text('email').notNull(),
  accountId: uuid('account_id'),
  createdAt: time('created_at').notNull(),
});

export const openedPurchases = pgTable(
  'opened_purchases',
  {
    sessionId: text('session_id').notNull(),
    userPackageId: uuid('user_package_id').notNull(),
    paysSince: time('pays_since'),
    expiresAt: time('expires_at').notNull(),
  },
  ({ sessionId, userPackageId }) => [primaryKey({ columns: [sessionId, userPackageId] })],
);
