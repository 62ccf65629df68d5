import type { LineProblem } from '@vesika/batch';
import type { BatchDocument, BatchState, ErrorCode, PauseReason } from '@vesika/contract';
import type { DocumentType } from '@vesika/requirements';
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../platform/database/columns.ts';
import type { StorageKey } from '../platform/storage/storage-key.ts';

interface StoredMapping {
  rows: {
    line: number;
    file: string;
    person: string | null;
    country: string | null;
    document: string | null;
    variant: string | null;
    /** Missing in lists that were read before they could name ages. */
    age?: number | null;
  }[];
  problems: LineProblem[];
  delimiter: string;
}

export const bulkBatches = pgTable('bulk_batches', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  state: text('state').$type<BatchState>().notNull(),
  pauseReason: text('pause_reason').$type<PauseReason>(),
  documents: jsonb('documents').$type<BatchDocument[]>().notNull(),
  cropOnly: boolean('crop_only'),
  paysUndetermined: boolean('pays_undetermined').notNull().default(false),
  mapping: jsonb('mapping').$type<StoredMapping>(),
  changes: integer('changes').notNull().default(0),
  createdAt: time('created_at').notNull(),
  endedAt: time('ended_at'),
});

export const bulkFiles = pgTable('bulk_files', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  batchId: uuid('batch_id').notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  original: text('original').$type<StorageKey>(),
  originalSha256: text('original_sha256'),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  problem: text('problem').$type<ErrorCode>(),
  person: text('person'),
  childAgeYears: integer('child_age_years'),
  change: integer('change').notNull(),
});

export const bulkItems = pgTable('bulk_items', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  batchId: uuid('batch_id').notNull(),
  fileId: uuid('file_id').notNull(),
  position: integer('position').notNull(),
  countryCode: text('country_code').notNull(),
  documentType: text('document_type').$type<DocumentType>().notNull(),
  variant: text('variant'),
  /** State of making the file; the photo holds what became of it since. */
  state: text('state').$type<'waiting' | 'making' | 'made' | 'failed' | 'cancelled'>().notNull(),
  problem: text('problem').$type<ErrorCode>(),
  jobId: uuid('job_id'),
  photoId: uuid('photo_id'),
});

export type BulkBatchRow = typeof bulkBatches.$inferSelect;

export type BulkFileRow = typeof bulkFiles.$inferSelect;

export type BulkItemRow = typeof bulkItems.$inferSelect;
