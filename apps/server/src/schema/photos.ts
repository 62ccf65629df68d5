import type {
  Device,
  PaidBy,
  processPhotoRequestSchema,
  RejectionReason,
  RequirementBasis,
  RulesChange,
} from '@vesika/contract';
import type { FaceFrame } from '@vesika/engine';
import type { Answers, Check, PhotoReport, TouchUp } from '@vesika/report';
import type { ChildRule, DocumentType, PhotoRequirement } from '@vesika/requirements';
import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { bytes, time } from '../platform/database/columns.ts';

/** The choices of the person who asked for a photo; the row has the document and the facts of the person. */
export type PhotoWish = Pick<
  z.output<typeof processPhotoRequestSchema>,
  | 'requirements'
  | 'cropOnly'
  | 'background'
  | 'backgroundColour'
  | 'mirror'
  | 'dpi'
  | 'adjustment'
  | 'alsoFor'
  | 'captionName'
  | 'captionDate'
>;

/** Ids of the checks of a verdict, which the database keeps beside the report. */
const checksOf = (column: string, verdict: 'fail' | 'undetermined') =>
  jsonb(column)
    .$type<string[]>()
    .notNull()
    .generatedAlwaysAs(
      sql.raw(`jsonb_path_query_array(report, '$.checks[*] ? (@.verdict == "${verdict}").id')`),
    );

export const userPhotos = pgTable('user_photos', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  sessionId: text('session_id'),
  originalPhotoUrl: text('original_photo_url').notNull(),
  processedPhotoUrl: text('processed_photo_url').notNull(),
  countryCode: text('country_code').notNull(),
  documentType: text('document_type').$type<DocumentType>().notNull(),
  processingStatus: text('processing_status').notNull(),
  processedAt: time('processed_at').notNull(),
  createdAt: time('created_at').notNull(),
  aiValidationScore: numeric('ai_validation_score', { mode: 'number' }),
  originalSha256: text('original_sha256').notNull(),
  variant: text('variant').notNull(),
  widthMm: numeric('width_mm', { mode: 'number' }).notNull(),
  heightMm: numeric('height_mm', { mode: 'number' }).notNull(),
  report: jsonb('report').$type<PhotoReport>().notNull(),
  failedChecks: checksOf('failed_checks', 'fail'),
  undeterminedChecks: checksOf('undetermined_checks', 'undetermined'),
  unlockedAt: time('unlocked_at'),
  paidBy: text('paid_by').$type<PaidBy>(),
  userPackageId: uuid('user_package_id'),
  requirementSha256: text('requirement_sha256'),
  requirementBasis: text('requirement_basis').$type<RequirementBasis>(),
  answers: jsonb('answers').$type<Answers>().notNull().default({}),
  childAgeYears: integer('child_age_years'),
  touchUp: jsonb('touch_up').$type<TouchUp>().notNull().default([]),
  personName: text('person_name'),
  reference: text('reference'),
  testStatus: text('test_status').$type<'preview' | 'finished'>(),
  face: jsonb('face').$type<FaceFrame>(),
  wish: jsonb('wish').$type<PhotoWish>(),
});

export const rejections = pgTable('rejections', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  userPhotoId: uuid('user_photo_id'),
  userPackageId: uuid('user_package_id').notNull(),
  reason: text('reason').$type<RejectionReason>(),
  authorityReason: text('authority_reason'),
  outcome: text('outcome').$type<'redo' | 'refund'>().notNull(),
  createdAt: time('created_at').notNull(),
  countryCode: text('country_code').notNull(),
  documentType: text('document_type').$type<DocumentType>().notNull(),
  redoneAt: time('redone_at'),
  redonePhotoId: uuid('redone_photo_id'),
  originalSha256: text('original_sha256'),
  face: jsonb('face').$type<FaceFrame>(),
  answer: text('answer').$type<'accepted' | 'refused'>(),
  answeredAt: time('answered_at'),
});

/** A photo without what the database derives from its report. */
export type UserPhotoRow = Omit<typeof userPhotos.$inferSelect, 'failedChecks' | 'undeterminedChecks'>;

export type RejectionRow = typeof rejections.$inferSelect;

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
  isTest: boolean('is_test').notNull().default(false),
});

export type StoredOriginalRow = typeof storedOriginals.$inferSelect;

export const photoWorkers = pgTable('photo_workers', {
  id: uuid('id').primaryKey(),
  places: integer('places').notNull(),
  seenAt: time('seen_at').notNull(),
});

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

export type RequirementVersionRow = typeof requirementVersions.$inferSelect;

export type RejudgementRow = typeof rejudgements.$inferSelect;

export const drafts = pgTable('drafts', {
  id: uuid('id').primaryKey().defaultRandom(),
  owner: text('owner').notNull(),
  userId: uuid('user_id'),
  originalPhotoUrl: text('original_photo_url'),
  countryCode: text('country_code').notNull(),
  documentType: text('document_type').$type<DocumentType>().notNull(),
  variant: text('variant'),
  cropOnly: boolean('crop_only').notNull().default(false),
  childAgeYears: integer('child_age_years'),
  photoId: uuid('photo_id'),
  updatedAt: time('updated_at').notNull(),
  setAsideAt: time('set_aside_at'),
});

export type DraftRow = typeof drafts.$inferSelect;

export const resumeLinks = pgTable('resume_links', {
  tokenHash: bytes('token_hash').primaryKey(),
  draftId: uuid('draft_id').notNull(),
  originalId: text('original_id').notNull(),
  mosaic: text('mosaic'),
  device: text('device').$type<Device>(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});
