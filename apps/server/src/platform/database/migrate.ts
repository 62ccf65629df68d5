import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

export interface Migration {
  name: string;
  sql: string;
}

const folder = join(import.meta.dirname, 'migrations');
const lockKey = 7_357_001;

/** There is no way back: a mistake is fixed by a further migration. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: name.replace(/\.sql$/, ''),
      sql: await readFile(join(folder, name), 'utf8'),
    })),
  );
}

/** Serialises what services must not do at the same time when they start, across machines. */
export async function underMigrationLock(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lockKey]);
  try {
    await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
  }
}

/** An unknown migration belongs to a newer version; another text under a known name means that a released one was edited. */
export async function migrate(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations order by name',
  );
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  refuseUnknown(applied, migrations);
  for (const migration of migrations) if (!applied.has(migration.name)) await apply(client, migration);
}

function refuseUnknown(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, hashOf(migration)]));
  for (const [name, sha256] of applied) {
    const own = known.get(name);
    if (own === undefined) throw new Error(`the database is newer than this service: it has ${name}`);
    if (own !== sha256) throw new Error(`migration ${name} was changed after it had been applied`);
  }
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
      migration.name,
      hashOf(migration),
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

export function hashOf({ sql }: Migration): string {
  return hash('sha256', sql, 'hex');
}
