import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

export const photoWorkers = pgTable('photo_workers', {
  id: uuid('id').primaryKey(),
  places: integer('places').notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});
