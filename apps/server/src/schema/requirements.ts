import type { DocumentType } from '@vesika/requirements';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../platform/database/columns.ts';

export const countries = pgTable('countries', {
  countryCode: text('country_code').primaryKey(),
  isActive: boolean('is_active').notNull(),
  displayOrder: integer('display_order').notNull(),
});

export type CountryRow = typeof countries.$inferSelect;

export const inactiveDocuments = pgTable('inactive_documents', {
  countryCode: text('country_code').notNull(),
  documentType: text('document_type').$type<DocumentType>().notNull(),
});

export const siteNotes = pgTable('site_notes', {
  place: text('place').notNull(),
  language: text('language').notNull(),
  text: text('text').notNull(),
  changedAt: time('changed_at').notNull(),
});
