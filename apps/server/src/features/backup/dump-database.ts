import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Manifest } from './manifest.ts';

const leftOut: ReadonlySet<string> = new Set(['rate_limits', 'photo_workers', 'schema_migrations']);

type Table = Manifest['tables'][number];

interface DatabaseDump {
  takenAt: string;
  migrations: Manifest['migrations'];
  tables: Table[];
}

/** `keep` must read each stream to its end before the next begins. */
export async function dumpDatabase(
  client: pg.ClientBase,
  keep: (table: string, rows: Readable) => Promise<void>,
): Promise<DatabaseDump> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const { rows: now } = await client.query<{ now: Date }>('select now()');
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'select name, sha256 from schema_migrations order by name',
    );
    const tables: Table[] = [];
    for (const { name, columns } of await listTables(client)) {
      const copying = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join()}) to stdout`));
      await keep(name, copying);
      tables.push({ name, columns, rows: copying.rowCount });
    }
    return { takenAt: now[0]!.now.toISOString(), migrations, tables };
  } finally {
    await client.query('rollback');
  }
}

export async function listTables(client: pg.ClientBase): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select table_name::text as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name order by table_name`);
  return rows.filter(({ name }) => !leftOut.has(name));
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
