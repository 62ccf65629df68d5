import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const photoCodes = pgTable('photo_codes', {
  code: text('code').primaryKey(),
  photoId: uuid('photo_id').notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});
