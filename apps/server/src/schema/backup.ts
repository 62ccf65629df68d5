import { pgTable } from 'drizzle-orm/pg-core';
import { time } from '../platform/database/columns.ts';

export const backups = pgTable('backups', { takenAt: time('taken_at').primaryKey() });

export const restoreTrials = pgTable('restore_trials', { triedAt: time('tried_at').primaryKey() });
