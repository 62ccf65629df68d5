import type { OpenHours, ReturnReason } from '@vesika/contract';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../platform/database/columns.ts';

export const humanCheckTerms = pgTable('human_check_terms', {
  id: boolean('id').primaryKey().default(true),
  isOffered: boolean('is_offered').notNull(),
  isTrained: boolean('is_trained').notNull().default(false),
  credits: integer('credits').notNull(),
  minutesEach: integer('minutes_each').notNull(),
  timeZone: text('time_zone').notNull(),
  hours: jsonb('hours').$type<OpenHours[]>().notNull(),
});

export const humanChecks = pgTable('human_checks', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  photoId: uuid('photo_id'),
  userPackageId: uuid('user_package_id').notNull(),
  credits: integer('credits').notNull(),
  requestedAt: time('requested_at').notNull(),
  expectedAt: time('expected_at').notNull(),
  decidedAt: time('decided_at'),
  verdict: text('verdict').$type<'passed' | 'returned'>(),
  reason: text('reason').$type<ReturnReason>(),
  words: text('words'),
});

export type HumanCheckRow = typeof humanChecks.$inferSelect;
