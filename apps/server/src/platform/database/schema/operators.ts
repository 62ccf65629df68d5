import type { ContactTopic, FunnelStep } from '@vesika/contract';
import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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

export const runningActs = pgTable('running_acts', {
  subject: text('subject').primaryKey(),
  begunAt: time('begun_at').notNull(),
});

export const sentMails = pgTable('sent_mails', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  subject: text('subject').notNull(),
  at: time('at').notNull(),
  wasAccepted: boolean('was_accepted').notNull(),
});

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  topic: text('topic').$type<ContactTopic>().notNull(),
  language: text('language').notNull(),
  message: text('message').notNull(),
  at: time('at').notNull(),
  answeredAt: time('answered_at'),
});

export const dailyCounts = pgTable('daily_counts', {
  day: date('day').notNull(),
  step: text('step').$type<FunnelStep>().notNull(),
  count: integer('count').notNull(),
});

export type OperatorActRow = typeof operatorActs.$inferSelect;

export const backups = pgTable('backups', { takenAt: time('taken_at').primaryKey() });

export const restoreTrials = pgTable('restore_trials', { triedAt: time('tried_at').primaryKey() });
