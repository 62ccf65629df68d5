import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../platform/database/columns.ts';

export const ownDocuments = pgTable('own_documents', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  variant: text('variant').notNull(),
  createdAt: time('created_at').notNull(),
});

export type OwnDocumentRow = typeof ownDocuments.$inferSelect;
