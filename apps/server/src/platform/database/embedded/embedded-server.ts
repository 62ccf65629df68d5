import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import { createCluster, superuser } from './create-cluster.ts';
import { withMachineLock } from './machine-lock.ts';
import { type Owner, type Places, postgresOwner, preparePlaces } from './places.ts';
import { lastWords, readPid, removeStaleLocks, type SpawnedServer, spawnServer, stop } from './postmaster.ts';

export type EmbeddedServer = Awaited<ReturnType<typeof openEmbeddedServer>>;

interface EmbeddedServerOptions {
  dataDir: string;
  folder?: string | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  settings?: Readonly<Record<string, string>>;
}

const holdName = 'vesika-hold';
const startTimeoutMs = 30_000;

/** Postgres survives a service that is killed, and the next one adopts it; several services on one folder share it. */
export async function openEmbeddedServer(options: EmbeddedServerOptions) {
  const owner = postgresOwner();
  const places = await preparePlaces(options.dataDir, owner, options.folder);
  let closing = false;
  let held = await hold();
  const watching = watch();

  async function hold(): Promise<pg.Client> {
    return withMachineLock(places.data, async () => {
      const adopted = await connect(places);
      if (adopted) return adopted;
      return start(places, owner, options);
    });
  }

  async function watch(): Promise<void> {
    while (!closing) {
      await lost(held);
      if (closing) return;
      options.log.warn('the database server is gone; looking after it');
      held = await holdAgain();
      if (closing) await held.end();
    }
  }

  async function holdAgain(): Promise<pg.Client> {
    for (let waitMs = 200; ; waitMs = Math.min(waitMs * 2, 5000)) {
      try {
        return await hold();
      } catch (error) {
        options.log.error({ err: error }, 'the database server does not start');
        if (closing) throw error;
        await sleep(waitMs);
      }
    }
  }

  /** The last service to close stops the server. */
  async function close(): Promise<void> {
    if (closing) return;
    closing = true;
    await withMachineLock(places.data, async () => {
      const others = await countOthers(held);
      await held.end().catch(() => undefined);
      if (others === 0) await stop(places);
    });
    await watching.catch(() => undefined);
  }

  watching.catch(() => undefined);
  return {
    connection: (database = 'postgres') => ({ ...reach(places), database }),
    postmasterPid: () => readPid(places),
    close,
  };
}

function reach({ socketFolder }: Places): pg.ClientConfig {
  return { host: socketFolder, port: 5432, user: superuser };
}

async function connect(places: Places): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    ...reach(places),
    database: 'postgres',
    application_name: holdName,
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
}

function lost(client: pg.Client): Promise<void> {
  return new Promise((resolve) => client.once('end', resolve));
}

async function start(places: Places, owner: Owner, options: EmbeddedServerOptions): Promise<pg.Client> {
  const begun = performance.now();
  const binaries = await prepareBinaries(owner);
  await createCluster(binaries, places.data, owner);
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    await removeStaleLocks(places);
    const server = await spawnServer(binaries, places, owner, options.settings);
    const client = await untilAnswering(places, server, deadline);
    if (client) {
      const ms = Math.round(performance.now() - begun);
      options.log.info({ pid: server.pid, ms }, 'database server started');
      return client;
    }
    // Children of a killed server may hold its shared memory for a moment.
    if (Date.now() > deadline) throw new Error(`Postgres does not start:\n${await lastWords(places)}`);
    await sleep(100);
  }
}

async function untilAnswering(places: Places, server: SpawnedServer, deadline: number) {
  while (Date.now() < deadline && !server.hasEnded()) {
    const client = await connect(places);
    if (client) return client;
    await sleep(15);
  }
  return undefined;
}

async function countOthers(held: pg.Client): Promise<number> {
  try {
    const { rows } = await held.query(
      'select count(*)::int as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [holdName],
    );
    return rows[0].others;
  } catch {
    return 0;
  }
}
