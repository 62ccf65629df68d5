import { lt } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Deletes the rows of a table that are older than they are kept. */
export function forgetting<Table extends PgTable>(
  table: Table,
  time: AnyPgColumn<{ tableName: Table['_']['name']; data: Date }>,
  retentionMs = 0,
) {
  return async (db: Database, now: Date): Promise<void> => {
    await db.delete(table).where(lt(time, new Date(now.getTime() - retentionMs)));
  };
}
