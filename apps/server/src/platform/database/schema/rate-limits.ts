import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** rate-limiter-flexible relies on the order of these columns. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: bigint('expire', { mode: 'number' }).notNull(),
});
