import { createHash, randomBytes } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { priceLists } from '../features/credits/index.ts';
import { type EmbeddedServer, openEmbeddedServer } from '../platform/database/embedded/embedded-server.ts';
import { readMigrations } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { seed } from '../seed.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Durability is off because a test database need not survive a power failure. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  max_wal_size: '256MB',
};
const templateLock = 7_357_002;

/**
 * A new database with all tables and seeds, copied from a template (about 50 ms). All test processes of this machine
 * share its server, or use the one named by TEST_DATABASE_URL.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = await openTestServer();
  const name = `vesika_test_${Date.now()}_${randomBytes(4).toString('hex')}`;
  await server.asAdmin(async (admin) => {
    const template = await ensureTemplate(admin, server);
    await admin.query(`create database ${name} template ${template}`);
  });
  return {
    url: server.urlOf(name),
    drop: async () => {
      await server.asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
      await server.close();
    },
  };
}

interface TestServer {
  urlOf(database: string): string;
  asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The server itself, which the last user stops. */
export async function openTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  const embedded = given ? undefined : await sharedServer();
  const urlOf = (database: string) =>
    embedded ? embeddedUrl(embedded, database) : withName(given!, database);
  return {
    urlOf,
    asAdmin: async (work) => {
      const admin = new pg.Client({ connectionString: given ?? urlOf('postgres') });
      await admin.connect();
      try {
        return await work(admin);
      } finally {
        await admin.end();
      }
    },
    close: async () => embedded?.close(),
  };
}

function sharedServer(): Promise<EmbeddedServer> {
  const folder = join(cheapFolder(), `vesika-test-postgres-${process.getuid?.() ?? 0}`);
  return openEmbeddedServer({ dataDir: folder, log: quiet, settings });
}

/**
 * Shared memory where it has room, because every test file creates and deletes a database of 300 files, which on a disk
 * takes an eighth of the CPU time of the tests.
 */
function cheapFolder(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 4 * 2 ** 30 ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}

function embeddedUrl(server: EmbeddedServer, database: string): string {
  const { host, user } = server.connection();
  return `postgresql://${user}@/${database}?host=${encodeURIComponent(host!)}`;
}

function withName(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Created once per set of migrations; concurrent callers wait. */
async function ensureTemplate(admin: pg.Client, server: TestServer): Promise<string> {
  const name = `vesika_template_${await templateHash()}`;
  await admin.query('select pg_advisory_lock($1)', [templateLock]);
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft}`);
    const filled = await openDatabase({
      url: server.urlOf(draft),
      dataDir: '',
      connectionsMax: 1,
      seed,
      log: quiet,
    });
    await filled.close();
    await admin.query(`alter database ${draft} rename to ${name}`);
  }
  await admin.query('select pg_advisory_unlock($1)', [templateLock]);
  return name;
}

async function templateHash(): Promise<string> {
  const content = JSON.stringify([await readMigrations(), priceLists]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
