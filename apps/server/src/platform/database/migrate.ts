import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

export interface Migration {
  name: string;
  sql: string;
}

interface AppliedMigration {
  name: string;
  sha256: string;
}

const folder = join(import.meta.dirname, 'migrations');
const lockKey = 7_357_001;

/** The migrations of the first release, which are one file now: the last of them, and the hash of their names and hashes. */
const firstRelease = {
  schema: '0061-schema',
  lastName: '0061-bulk-child-ages',
  sha256: '3ff6b6985cdb300c4e7039e77132cfd0d99aa9374e51f3f86173cf07802f40a6',
};

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

/** Lists migrations that a database or a backup has, with those of the first release as the one file of now. */
export function squash(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): AppliedMigration[] {
  const inOrder = applied.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const released = inOrder.filter(({ name }) => name <= firstRelease.lastName);
  const schema = migrations.find(({ name }) => name === firstRelease.schema);
  const text = released.map(({ name, sha256 }) => `${name} ${sha256}`).join('\n');
  if (!schema || hash('sha256', text, 'hex') !== firstRelease.sha256) return inOrder;
  return [{ name: schema.name, sha256: hashOf(schema) }, ...inOrder.slice(released.length)];
}

/** Applies what the database lacks. A database may not have a migration that is unknown here or whose text has changed. */
export async function migrate(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<AppliedMigration>('select name, sha256 from schema_migrations');
  const applied = squash(rows, migrations);
  refuseUnknown(applied, migrations);
  const names = new Set(applied.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !names.has(name));
  refuseOutOfOrder(missing, applied);
  if (applied.length < rows.length) await inTransaction(client, () => recordSquash(client, applied[0]!));
  for (const migration of missing) {
    await inTransaction(client, async () => {
      await client.query(migration.sql);
      await record(client, { name: migration.name, sha256: hashOf(migration) });
    });
  }
}

function refuseUnknown(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, hashOf(migration)]));
  for (const { name, sha256 } of applied) {
    const own = known.get(name);
    if (own === undefined)
      throw new Error(`the database is of another version than this service: it has ${name}`);
    if (own !== sha256) throw new Error(`migration ${name} was changed after it had been applied`);
  }
}

/** A migration that sorts before an applied one would run after it here and before it in a new database. */
function refuseOutOfOrder(missing: readonly Migration[], applied: readonly AppliedMigration[]): void {
  const last = applied.at(-1)?.name ?? '';
  const late = missing.find(({ name }) => name < last);
  if (late) throw new Error(`migration ${late.name} comes before ${last}, which the database has already`);
}

async function recordSquash(client: pg.ClientBase, schema: AppliedMigration): Promise<void> {
  await client.query('delete from schema_migrations where name <= $1', [firstRelease.lastName]);
  await record(client, schema);
}

async function record(client: pg.ClientBase, { name, sha256 }: AppliedMigration): Promise<void> {
  await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
}

export async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

export function hashOf({ sql }: Migration): string {
  return hash('sha256', sql, 'hex');
}
