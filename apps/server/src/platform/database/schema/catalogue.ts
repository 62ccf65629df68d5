import type { PackageFeature, Plan } from '@vesika/contract';
import type { DocumentType } from '@vesika/requirements';
import { boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

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
  currency: text('currency').$type<'EUR' | 'TRY'>().notNull(),
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
  countryName: text('country_name').notNull(),
  region: text('region').notNull(),
  isActive: boolean('is_active').notNull(),
  displayOrder: integer('display_order').notNull(),
});

export const photoRequirements = pgTable('photo_requirements', {
  countryCode: text('country_code').notNull(),
  documentType: text('document_type').$type<DocumentType>().notNull(),
  variant: text('variant').notNull(),
  isPrimary: boolean('is_primary').notNull(),
  size: text('size').notNull(),
  background: text('background').notNull(),
  headHeight: text('head_height').notNull(),
  resolution: text('resolution').notNull(),
  widthMm: numeric('width_mm', { mode: 'number' }).notNull(),
  heightMm: numeric('height_mm', { mode: 'number' }).notNull(),
  backgroundColor: text('background_color').notNull(),
  backgroundHex: text('background_hex').notNull(),
  headHeightMinMm: numeric('head_height_min_mm', { mode: 'number' }).notNull(),
  headHeightMaxMm: numeric('head_height_max_mm', { mode: 'number' }).notNull(),
  glassesAllowed: boolean('glasses_allowed').notNull(),
  smileAllowed: boolean('smile_allowed').notNull(),
  minDpi: integer('min_dpi').notNull(),
  maxFileSizeKb: numeric('max_file_size_kb', { mode: 'number' }),
  specialNotes: text('special_notes').array().notNull(),
  verified: text('verified').notNull(),
  sourceDate: text('source_date'),
});

export type PackageRow = typeof packages.$inferSelect;
