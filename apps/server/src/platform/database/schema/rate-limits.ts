import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Written by rate-limiter-flexible, which goes by the order of the columns. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: bigint('expire', { mode: 'number' }).notNull(),
});
