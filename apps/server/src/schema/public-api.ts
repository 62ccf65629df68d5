import type { DocumentType } from '@vesika/requirements';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../platform/database/columns.ts';

export const idempotentAnswers = pgTable('idempotent_answers', {
  userId: uuid('user_id').notNull(),
  key: text('key').notNull(),
  fingerprint: text('fingerprint').notNull(),
  begunAt: time('begun_at').notNull(),
  status: integer('status'),
  body: jsonb('body'),
});

export interface ApiJobDocument {
  queueJobId: string;
  countryCode: string;
  documentType: DocumentType;
  variant: string | null;
  cropOnly: boolean;
}

export const apiJobs = pgTable('api_jobs', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  originalId: text('original_id').notNull(),
  documents: jsonb('documents').$type<ApiJobDocument[]>().notNull(),
  reference: text('reference'),
  isTest: boolean('is_test').notNull().default(false),
  createdAt: time('created_at').notNull(),
});

export type ApiJobRow = typeof apiJobs.$inferSelect;
