import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const storedOriginals = pgTable('stored_originals', {
  key: text('key').primaryKey(),
  owner: text('owner').notNull(),
  userId: uuid('user_id'),
  /** Of the file as it was sent; null where that was not noted. */
  sentBytes: integer('sent_bytes'),
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
});
