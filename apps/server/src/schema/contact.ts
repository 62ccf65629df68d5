import type { ContactTopic } from '@vesika/contract';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../platform/database/columns.ts';

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  topic: text('topic').$type<ContactTopic>().notNull(),
  language: text('language').notNull(),
  message: text('message').notNull(),
  at: time('at').notNull(),
  answeredAt: time('answered_at'),
});
