import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  inTransaction,
  type Migration,
  migrate,
  squash,
  underMigrationLock,
} from '../../platform/database/migrate.ts';
import { listTables, quoted } from './dump-database.ts';
import type { Manifest } from './manifest.ts';

const seeded: ReadonlySet<string> = new Set(['seeds', 'packages', 'countries']);

export async function isDatabaseEmpty(client: pg.ClientBase): Promise<boolean> {
  for (const { name } of await listTables(client)) {
    if (seeded.has(name)) continue;
    const { rows } = await client.query(`select exists (select from ${quoted(name)}) as used`);
    if (rows[0].used) return false;
  }
  return true;
}

interface Loading {
  known: readonly Migration[];
  /** Whether the operators of the backup are operators here. */
  keepOperators: boolean;
  rowsOf: (table: string) => Promise<Readable>;
}

/** Migrates to the backup's version, loads the rows in one transaction, and then migrates to this version. */
export async function loadDatabase(
  client: pg.ClientBase,
  { tables, migrations }: Manifest,
  { known, keepOperators, rowsOf }: Loading,
): Promise<void> {
  const names = new Set(squash(migrations, known).map(({ name }) => name));
  await underMigrationLock(client, async () => {
    await client.query('drop schema if exists pgboss cascade');
    await client.query('drop schema public cascade');
    await client.query('create schema public');
    await migrate(
      client,
      known.filter(({ name }) => names.has(name)),
    );
    await inTransaction(client, async () => {
      const restoreKeys = await dropForeignKeys(client);
      for (const table of tables) await fillTable(client, table, await rowsOf(table.name));
      const hasOperators = tables.some(
        ({ name, columns }) => name === 'auth_users' && columns.includes('operator_since'),
      );
      if (hasOperators && !keepOperators) await client.query('update auth_users set operator_since = null');
      await restoreKeys();
      await continueCounting(client);
    });
    await migrate(client, known);
  });
}

async function fillTable(client: pg.ClientBase, table: Manifest['tables'][number], rows: Readable) {
  const target = quoted(table.name);
  await client.query(`delete from ${target}`);
  const copying = client.query(copyFrom(`copy ${target} (${table.columns.map(quoted).join()}) from stdin`));
  await pipeline(rows, copying);
  if (copying.rowCount === table.rows) return;
  throw new Error(`the backup has ${copying.rowCount} rows of ${table.name} instead of ${table.rows}`);
}

/** Tables reference each other, so foreign keys are dropped and checked when they are restored. */
async function dropForeignKeys(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  }
  return async () => {
    for (const { table, name, definition } of rows) {
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    }
  };
}

async function continueCounting(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select table_name as table, column_name as column,
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns
    where table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`);
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1, coalesce(max(${quoted(column)}), 0) + 1, false) from ${quoted(table)}`,
      [sequence],
    );
  }
}
