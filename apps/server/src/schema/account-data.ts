import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { time } from '../platform/database/columns.ts';

export const accountPreferences = pgTable('account_preferences', {
  userId: uuid('user_id').primaryKey(),
  rulesChangeMail: boolean('rules_change_mail').notNull(),
  updatedAt: time('updated_at').notNull(),
});
