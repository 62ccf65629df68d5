import type { Device } from '@vesika/contract';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from '../platform/database/columns.ts';

export const resumeLinks = pgTable('resume_links', {
  tokenHash: bytes('token_hash').primaryKey(),
  draftId: uuid('draft_id').notNull(),
  originalId: text('original_id').notNull(),
  mosaic: text('mosaic'),
  device: text('device').$type<Device>(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});
