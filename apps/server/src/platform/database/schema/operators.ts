import { bigint, boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const operatorActs = pgTable('operator_acts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: time('at').notNull(),
  operatorId: uuid('operator_id').notNull(),
  operatorEmail: text('operator_email').notNull(),
  operation: text('operation').notNull(),
  personId: uuid('person_id'),
  reason: text('reason'),
  facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
  failure: text('failure'),
});

export const sentMails = pgTable('sent_mails', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  at: time('at').notNull(),
  wasAccepted: boolean('was_accepted').notNull(),
});

export type OperatorActRow = typeof operatorActs.$inferSelect;
