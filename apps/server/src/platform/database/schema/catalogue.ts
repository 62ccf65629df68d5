import type { Currency, PackageFeature, Plan } from '@vesika/contract';
import type { DocumentType } from '@vesika/requirements';
import { boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  sha256: text('sha256').notNull(),
});

export const packages = pgTable('packages', {
  id: text('id').primaryKey(),
  plan: text('plan').$type<Plan>(),
  nameTr: text('name_tr').notNull(),
  price: numeric('price', { mode: 'number' }).notNull(),
  priceWas: numeric('price_was', { mode: 'number' }),
  currency: text('currency').$type<Currency>().notNull(),
  credits: integer('credits'),
  validityDays: integer('validity_days').notNull(),
  features: text('features').array().$type<PackageFeature[]>().notNull(),
  isRecurring: boolean('is_recurring').notNull(),
  isActive: boolean('is_active').notNull(),
  displayOrder: integer('display_order').notNull(),
  stripePriceId: text('stripe_price_id'),
});

export const countries = pgTable('countries', {
  countryCode: text('country_code').primaryKey(),
  isActive: boolean('is_active').notNull(),
  displayOrder: integer('display_order').notNull(),
});

export type CountryRow = typeof countries.$inferSelect;
export type PackageRow = typeof packages.$inferSelect;

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
