import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { installBoss } from '../jobs/boss.ts';
import type { Database } from './database.ts';
import { type EmbeddedServer, openEmbeddedServer } from './embedded/embedded-server.ts';
import { migrate, readMigrations, underMigrationLock } from './migrate.ts';

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  config: pg.PoolConfig;
  ping(): Promise<void>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  url?: string | undefined;
  dataDir: string;
  folder?: string | undefined;
  connectionsMax: number;
  /** Writes what every installation has, after the migrations. */
  seed: (db: Database) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const server = options.url ? undefined : await openEmbeddedServer(options);
  const config = reach(options, server);
  const pool = openPool({ ...config, max: options.connectionsMax }, options.log);
  const close = async () => {
    await pool.end();
    await server?.close();
  };
  try {
    await prepare(pool, options.seed);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db: drizzle(pool),
    pool,
    config,
    ping: async () => {
      await pool.query('select 1');
    },
    close,
  };
}

export function openPool(config: pg.PoolConfig, log: DatabaseOptions['log']): pg.Pool {
  const pool = new pg.Pool(config);
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  // A connection that breaks while closing has left the pool already and needs its own listener.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function reach({ url }: DatabaseOptions, server: EmbeddedServer | undefined): pg.PoolConfig {
  const common = { application_name: 'vesika', connectionTimeoutMillis: 10_000 };
  return server ? { ...common, ...server.connection() } : { ...common, connectionString: url };
}

async function prepare(pool: pg.Pool, seed: DatabaseOptions['seed']): Promise<void> {
  const client = await pool.connect();
  try {
    await underMigrationLock(client, async () => {
      await migrate(client, await readMigrations());
      await seed(drizzle(client));
      await installBoss(client);
    });
  } finally {
    client.release();
  }
}
