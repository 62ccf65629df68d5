import type { ApiScope, ErrorCode } from '@vesika/contract';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from '../platform/database/columns.ts';

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
