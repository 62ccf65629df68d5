import type { FunnelStep } from '@vesika/contract';
import { bigint, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../platform/database/columns.ts';

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

export const runningActs = pgTable('running_acts', {
  subject: text('subject').primaryKey(),
  begunAt: time('begun_at').notNull(),
});

export const dailyCounts = pgTable('daily_counts', {
  day: date('day').notNull(),
  step: text('step').$type<FunnelStep>().notNull(),
  count: integer('count').notNull(),
});

export type OperatorActRow = typeof operatorActs.$inferSelect;
