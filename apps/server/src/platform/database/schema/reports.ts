import type { RulesChange } from '@vesika/contract';
import type { Check } from '@vesika/report';
import type { ChildRule, DocumentType, PhotoRequirement } from '@vesika/requirements';
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** Rules that were kept before a field existed lack it. */
type KeptChildRule = Omit<ChildRule, 'leftOpen' | 'guidance'> &
  Partial<Pick<ChildRule, 'leftOpen' | 'guidance'>>;

export const requirementVersions = pgTable('requirement_versions', {
  sha256: text('sha256').primaryKey(),
  countryCode: text('country_code').notNull(),
  documentType: text('document_type').$type<DocumentType>().notNull(),
  variant: text('variant').notNull(),
  record: jsonb('record').$type<PhotoRequirement>().notNull(),
  childRules: jsonb('child_rules').$type<readonly KeptChildRule[]>().notNull(),
  firstSeenAt: time('first_seen_at').notNull(),
});

export const rejudgements = pgTable('rejudgements', {
  photoId: uuid('photo_id').primaryKey(),
  requirementSha256: text('requirement_sha256').notNull(),
  judgedAt: time('judged_at').notNull(),
  ok: boolean('ok').notNull(),
  checks: jsonb('checks').$type<Check[]>().notNull(),
  differences: jsonb('differences').$type<RulesChange['differences']>().notNull(),
  shouldNotify: boolean('should_notify').notNull(),
  mailedAt: time('mailed_at'),
});

export const accountPreferences = pgTable('account_preferences', {
  userId: uuid('user_id').primaryKey(),
  rulesChangeMail: boolean('rules_change_mail').notNull(),
  updatedAt: time('updated_at').notNull(),
});

export type RequirementVersionRow = typeof requirementVersions.$inferSelect;
export type RejudgementRow = typeof rejudgements.$inferSelect;
