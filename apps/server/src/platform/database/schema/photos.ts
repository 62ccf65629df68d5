import type { FaceFrame } from '@vesika/engine';
import type { DocumentType } from '@vesika/requirements';
import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const paidOriginals = pgTable('paid_originals', {
  photoId: uuid('photo_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  userPackageId: uuid('user_package_id').notNull(),
  originalSha256: text('original_sha256').notNull(),
  countryCode: text('country_code').notNull(),
  documentType: text('document_type').$type<DocumentType>().notNull(),
  paidAt: time('paid_at').notNull(),
  face: jsonb('face').$type<FaceFrame>(),
});

export type PreviewCounterKind = 'owner' | 'address' | 'original' | 'document';

export const previewDays = pgTable('preview_days', {
  kind: text('kind').$type<PreviewCounterKind>().notNull(),
  counterKey: text('counter_key').notNull(),
  userId: uuid('user_id'),
  day: date('day').notNull(),
  made: integer('made').notNull(),
});

export const storedOriginals = pgTable('stored_originals', {
  key: text('key').primaryKey(),
  owner: text('owner').notNull(),
  userId: uuid('user_id'),
  sentBytes: integer('sent_bytes'),
  sha256: text('sha256'),
  bytes: integer('bytes'),
  storedAt: time('stored_at').notNull(),
});

export const photoWorkers = pgTable('photo_workers', {
  id: uuid('id').primaryKey(),
  places: integer('places').notNull(),
  seenAt: time('seen_at').notNull(),
});
