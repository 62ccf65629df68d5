import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestLine } from '@vesika/contract';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { grantPackage } from '../features/credits/credits.ts';
import type { Database } from '../platform/database/database.ts';
import { readEnvironment } from '../platform/env.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { createSignedLinks } from '../platform/storage/signed-links.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { type StorageKey, storageKey } from '../platform/storage/storage-key.ts';
import * as schema from '../schema/index.ts';
import { openService, type ServiceParts } from '../service.ts';
import { type Customer, customerOf, type Visitor, visitorOf } from './people.ts';
import { hasTestBuckets, openTestBucket } from './test-bucket.ts';
import { openTestDatabase } from './test-database.ts';
import { hasTestFleet, openTestFleet } from './test-fleet.ts';

export { type Customer, heicTelling, jpegTelling, pictureForm, type Visitor } from './people.ts';

export interface TestService {
  app: FastifyInstance;
  dataDir: string;
  db: Database;
  /** The service's files. Links made here are invalid because they are signed with another key. */
  storage: Storage;
  /** Every stored key, sorted. */
  stored(): Promise<string[]>;
  log: string[];
  /** The service's clock. */
  now(): Date;
  /** Advances the clock. */
  wait(ms: number): void;
  /** Advances the rate limits as well, which use the machine's clock. */
  waitForLimits(ms: number): Promise<void>;
  visitor(): Visitor;
  /** Signs up, optionally in a visitor's browser, and proves the address. */
  customer(visitor?: Visitor): Promise<Customer>;
  /** Signs up and has not proven the address. */
  unproven(visitor?: Visitor): Promise<Customer>;
  /** Grants a package as if paid for: `pro-eur` has ten credits. */
  giveCredits(customer: Customer, packageId?: string): Promise<schema.UserPackageRow>;
  untilReady(): Promise<void>;
  /** Resets the service to its initial state, ten times faster than opening a new one. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** A service for all tests of a file, open from the first to the last; call it once at the top. */
export function testService(variables: NodeJS.ProcessEnv = {}, parts: ServiceParts = {}): TestService {
  const service = {} as TestService;
  beforeAll(async () => void Object.assign(service, await openTestService(variables, parts)));
  afterAll(() => service.close());
  return service;
}

/**
 * The real service in a new folder with the fake engine. It has its own database unless DATABASE_URL names one, and its
 * own bucket if a test server is available. With TEST_FLEET and without ROLE it consists of several services.
 */
export async function openTestService(
  variables: NodeJS.ProcessEnv = {},
  parts: ServiceParts = {},
): Promise<TestService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vesika-service-'));
  const given = variables.DATABASE_URL;
  const database = given ? { url: given, drop: async () => undefined } : await openTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 5 });
  // The server may end a connection that is being closed.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Dropping the database may hit connections that are being closed.
  pool.on('error', () => {});
  const db = drizzle(pool);
  const log: string[] = [];
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const bucket = hasTestBuckets ? (await openTestBucket()).settings : {};
  const env = readEnvironment({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ...bucket,
    RATE_LIMIT_PER_SESSION: '1000',
    RATE_LIMIT_PER_ADDRESS: '1000',
    API_RATE_LIMIT_PER_KEY: '1000',
    AUTH_ATTEMPTS_PER_ADDRESS: '1000',
    AUTH_MAILS_PER_ADDRESS: '1000',
    PREVIEWS_PER_DAY: '1000',
    UPLOADS_PER_ADDRESS: '1000',
    ENGINE_QUEUE_PER_ADDRESS: '1000',
    PREVIEWS_PER_ADDRESS: '1000',
    ...variables,
  });
  const open = hasTestFleet && variables.ROLE === undefined ? openTestFleet : openService;
  const app = await open(env, {
    clock: () => now().getTime(),
    engineEntry: new URL(inject('fakeEngine')),
    webBuild: join(dataDir, 'no-web-build'),
    logDestination: { write: (line) => log.push(line) },
    ...parts,
  });

  const links = createSignedLinks({ secret: Buffer.alloc(32), clock: () => 0 });
  const storage = await openStorage({ env, links, log: app.log });
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of storage.list(storageKey('photos'))) keys.push(key);
    return keys.sort();
  };

  const wait = (ms: number) => {
    aheadMs += ms;
  };
  return {
    app,
    dataDir,
    db,
    storage,
    stored,
    log,
    now,
    wait,
    waitForLimits: async (ms) => {
      wait(ms);
      const { rateLimits } = schema;
      await db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - ${ms}` });
    },
    visitor: () => visitorOf(app),
    customer: async (visitor) => {
      const customer = await customerOf(app, visitor);
      const proven = { emailProvenAt: now() };
      await db.update(schema.users).set(proven).where(eq(schema.users.id, customer.userId));
      return customer;
    },
    unproven: (visitor) => customerOf(app, visitor),
    giveCredits: ({ userId }, packageId = 'pro-eur') => giveCredits(db, { userId, packageId, now: now() }),
    untilReady: async () => {
      await vi.waitUntil(async () => (await app.inject(requestLine('readyz'))).statusCode === 200, {
        timeout: 60_000,
      });
    },
    empty: async () => {
      await emptyTables(db);
      for (const key of await stored()) await storage.delete(key as StorageKey);
    },
    close: async () => {
      await app.close();
      await pool.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Tables that a new service starts with, and those deleted together with the account. */
const lastingTables = [
  ...['schema_migrations', 'seeds', 'packages', 'countries'],
  ...['auth_keys', 'photo_workers'],
  'credit_ledger',
  'operator_acts',
];

async function emptyTables(db: Database): Promise<void> {
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const names = tables.rows.map(({ name }) => name).filter((name) => !lastingTables.includes(name));
  // A single statement, so that foreign keys are checked after all rows are gone.
  const deletions = names.map((name) => `${name}_gone as (delete from ${name})`);
  await db.execute(sql.raw(`with ${deletions.join(', ')} select 1`));
}

interface Gift {
  userId: string;
  packageId: string;
  now: Date;
}

let gifts = 0;

async function giveCredits(db: Database, { userId, packageId, now }: Gift): Promise<schema.UserPackageRow> {
  const [sold] = await db.select().from(schema.packages).where(eq(schema.packages.id, packageId));
  if (!sold) throw new Error(`there is no package ${packageId}`);
  const reference = `gift ${++gifts}`;
  return db.transaction((tx) => grantPackage(tx, { userId, sold, paymentId: null, reference, now }));
}
