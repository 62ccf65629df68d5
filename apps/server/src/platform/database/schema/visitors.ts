import type { Device } from '@vesika/contract';
import type { DocumentType } from '@vesika/requirements';
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from './columns.ts';

export const guestBuyers = pgTable('guest_buyers', {
  id: uuid('id').primaryKey(),
  sessionId: text('session_id').notNull(),
  email: text('email').notNull(),
  accountId: uuid('account_id'),
  createdAt: time('created_at').notNull(),
});

export const openedPurchases = pgTable(
  'opened_purchases',
  {
    sessionId: text('session_id').notNull(),
    userPackageId: uuid('user_package_id').notNull(),
    paysSince: time('pays_since'),
    expiresAt: time('expires_at').notNull(),
  },
  ({ sessionId, userPackageId }) => [primaryKey({ columns: [sessionId, userPackageId] })],
);

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

export const resumeLinks = pgTable('resume_links', {
  tokenHash: bytes('token_hash').primaryKey(),
  draftId: uuid('draft_id').notNull(),
  originalId: text('original_id').notNull(),
  mosaic: text('mosaic'),
  device: text('device').$type<Device>(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export type DraftRow = typeof drafts.$inferSelect;
