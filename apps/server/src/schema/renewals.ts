import type { DocumentType } from '@vesika/requirements';
import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../platform/database/columns.ts';

export const renewals = pgTable('renewals', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  countryCode: text('country_code').notNull(),
  documentType: text('document_type').$type<DocumentType>().notNull(),
  variant: text('variant').notNull(),
  expiresOn: date('expires_on').notNull(),
  createdAt: time('created_at').notNull(),
  mailedAt: time('mailed_at'),
});

export type RenewalRow = typeof renewals.$inferSelect;
