import type { DocumentType } from '@vesika/requirements';
import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const paidOriginals = pgTable('paid_originals', {
  photoId: uuid('photo_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  userPackageId: uuid('user_package_id').notNull(),
  originalSha256: text('original_sha256').notNull(),
  countryCode: text('country_code').notNull(),
  documentType: text('document_type').$type<DocumentType>().notNull(),
  paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
});

export type PreviewCounterKind = 'owner' | 'address' | 'original' | 'document';

export const previewDays = pgTable('preview_days', {
  kind: text('kind').$type<PreviewCounterKind>().notNull(),
  counterKey: text('counter_key').notNull(),
  userId: uuid('user_id'),
  day: date('day').notNull(),
  made: integer('made').notNull(),
});
