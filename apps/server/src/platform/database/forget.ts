import { lt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Deletes the rows of a table that are older than they are kept. */
export function forgetting(table: PgTable, time: PgColumn, keptMs = 0) {
  return async (db: Database, now: Date): Promise<void> => {
    await db.delete(table).where(lt(time, new Date(now.getTime() - keptMs)));
  };
}
