import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const storedOriginals = pgTable('stored_originals', {
  key: text('key').primaryKey(),
  owner: text('owner').notNull(),
  userId: uuid('user_id'),
  sentBytes: integer('sent_bytes'),
  sha256: text('sha256'),
  bytes: integer('bytes'),
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
});
