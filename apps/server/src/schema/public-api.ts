import type { ApiScope, ErrorCode } from '@vesika/contract';
import type { DocumentType } from '@vesika/requirements';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from '../platform/database/columns.ts';

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
  /** Absent if it is the portrait of the job. */
  originalId?: string;
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

export const ownDocuments = pgTable('own_documents', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  variant: text('variant').notNull(),
  createdAt: time('created_at').notNull(),
});

export type OwnDocumentRow = typeof ownDocuments.$inferSelect;

export const apiKeys = pgTable('api_keys', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  start: text('start').notNull(),
  keyHash: bytes('key_hash').notNull(),
  scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at'),
  lastUsedAt: time('last_used_at'),
  isTest: boolean('is_test').notNull(),
  creditsPerMonth: integer('credits_per_month'),
  rotatedAt: time('rotated_at'),
  previousKeyHash: bytes('previous_key_hash'),
  previousUntil: time('previous_until'),
});

/** Requests by key that made, changed or were refused something. */
export const apiRequests = pgTable('api_requests', {
  id: uuid('id').primaryKey(),
  keyId: uuid('key_id').notNull(),
  userId: uuid('user_id').notNull(),
  method: text('method').notNull(),
  path: text('path').notNull(),
  status: integer('status').notNull(),
  code: text('code').$type<ErrorCode>(),
  photoId: uuid('photo_id'),
  createdAt: time('created_at').notNull(),
});

export type ApiRequestRow = typeof apiRequests.$inferSelect;

export type ApiKeyRow = typeof apiKeys.$inferSelect;
