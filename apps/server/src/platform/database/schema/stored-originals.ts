import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const storedOriginals = pgTable('stored_originals', {
  key: text('key').primaryKey(),
  owner: text('owner').notNull(),
  userId: uuid('user_id'),
  /** Size of the uploaded file; null if unknown. */
  sentBytes: integer('sent_bytes'),
  /** Hexadecimal SHA-256 of the stored file; null if it was stored before hashes were recorded. */
  sha256: text('sha256'),
  /** Size of the stored file; null if it was stored before sizes were recorded. */
  bytes: integer('bytes'),
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
});
