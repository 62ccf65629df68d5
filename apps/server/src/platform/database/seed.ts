import { hash } from 'node:crypto';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { seeds } from './tables.ts';

/** Fills a table with the rows of this release if they differ from those of the last one. */
export async function seedWhenChanged<Row>(
  db: Database,
  name: string,
  { rows, fill }: { rows: Row[]; fill: (tx: Database, rows: Row[]) => Promise<void> },
): Promise<void> {
  const sha256 = hash('sha256', JSON.stringify(rows), 'hex');
  const [last] = await db.select().from(seeds).where(eq(seeds.name, name));
  if (last?.sha256 === sha256) return;
  await db.transaction(async (tx) => {
    await fill(tx, rows);
    await tx
      .insert(seeds)
      .values({ name, sha256 })
      .onConflictDoUpdate({ target: seeds.name, set: { sha256 } });
  });
}

export function excludedColumns<T extends PgTable>(table: T, except: readonly string[]): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => !except.includes(name))
      .map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]),
  );
}
