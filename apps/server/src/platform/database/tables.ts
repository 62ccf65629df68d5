import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  sha256: text('sha256').notNull(),
});

export const sentMails = pgTable('sent_mails', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  subject: text('subject').notNull(),
  at: time('at').notNull(),
  wasAccepted: boolean('was_accepted').notNull(),
});

/** rate-limiter-flexible relies on the order of these columns. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: bigint('expire', { mode: 'number' }).notNull(),
});
