import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const storedOriginals = pgTable('stored_originals', {
  key: text('key').primaryKey(),
  owner: text('owner').notNull(),
  userId: uuid('user_id'),
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
});
