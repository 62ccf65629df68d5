import type { ApiScope } from '@vesika/contract';
import type { DocumentType } from '@vesika/requirements';
import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from './columns.ts';

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

export const apiKeyDays = pgTable('api_key_days', {
  keyId: uuid('key_id').notNull(),
  userId: uuid('user_id').notNull(),
  day: date('day').notNull(),
  photos: integer('photos').notNull(),
  checks: integer('checks').notNull(),
  credits: integer('credits').notNull(),
});

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
  createdAt: time('created_at').notNull(),
});

export type ApiKeyRow = typeof apiKeys.$inferSelect;
export type ApiJobRow = typeof apiJobs.$inferSelect;
