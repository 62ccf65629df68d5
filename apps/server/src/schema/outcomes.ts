import type { CheckId, Verdict } from '@vesika/report';
import type { DocumentType } from '@vesika/requirements';
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../platform/database/columns.ts';

export const photoOutcomes = pgTable('photo_outcomes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  photoId: uuid('photo_id').notNull(),
  countryCode: text('country_code').notNull(),
  documentType: text('document_type').$type<DocumentType>().notNull(),
  variant: text('variant').notNull(),
  requirementSha256: text('requirement_sha256'),
  checks: jsonb('checks').$type<Partial<Record<CheckId, Verdict>>>().notNull(),
  paidAt: time('paid_at').notNull(),
  askedAt: time('asked_at'),
  accepted: boolean('accepted'),
  answeredAt: time('answered_at'),
  reason: text('reason'),
});

export const outcomeRefusals = pgTable('outcome_refusals', {
  userId: uuid('user_id').primaryKey(),
  refusedAt: time('refused_at').notNull(),
});

export type PhotoOutcomeRow = typeof photoOutcomes.$inferSelect;
