import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/**
 * One connection that stands as long as the process does. It hears what other processes tell, and holds locks that
 * end with the process, however that ends. Where it breaks it is made anew, with its channel and its locks; what was
 * told meanwhile is lost.
 */
export interface StandingConnection {
  /** A lock that others can see being held; given back by what this gives. */
  hold(key: string): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

interface StandingConnectionOptions {
  config: pg.ClientConfig;
  channel: string;
  /** In the order in which it was told. */
  onTold: (payload: string) => void;
  /** Something may have been missed. */
  onReconnected: () => void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** First half of every lock of ours: any number that nobody else locks. See migrate.ts. */
export const holdClass = 7_357_003;
const reconnectMs = { first: 100, max: 2000 };

export async function openStandingConnection(
  options: StandingConnectionOptions,
): Promise<StandingConnection> {
  const held = new Set<string>();
  const closing = new AbortController();
  let client = await connect();
  const watching = watch();

  async function connect(): Promise<pg.Client> {
    const made = new pg.Client({ ...options.config, application_name: 'vesika-standing', keepAlive: true });
    made.on('error', () => undefined);
    made.on('notification', ({ payload }) => options.onTold(payload ?? ''));
    try {
      await made.connect();
      await made.query(`listen ${options.channel}`);
      for (const key of held) await lock(made, key);
      return made;
    } catch (error) {
      await made.end().catch(() => undefined);
      throw error;
    }
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      await new Promise<void>((resolve) => {
        if (closing.signal.aborted) return resolve();
        client.once('end', resolve);
      });
      if (closing.signal.aborted) return;
      options.log.warn('the standing connection to the database broke');
      await connectAgain();
    }
  }

  async function connectAgain(): Promise<void> {
    for (let waitMs = reconnectMs.first; ; waitMs = Math.min(waitMs * 2, reconnectMs.max)) {
      try {
        client = await connect();
        if (closing.signal.aborted) await client.end().catch(() => undefined);
        else options.onReconnected();
        return;
      } catch {
        if (closing.signal.aborted) return;
        await sleep(waitMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  async function hold(key: string): Promise<() => Promise<void>> {
    held.add(key);
    // Where the connection is away, the next one takes the lock.
    await lock(client, key).catch(() => undefined);
    return async () => {
      held.delete(key);
      await client
        .query('select pg_advisory_unlock($1, hashtext($2))', [holdClass, key])
        .catch(() => undefined);
    };
  }

  async function close(): Promise<void> {
    closing.abort();
    await client.end().catch(() => undefined);
    await watching;
  }

  return { hold, close };
}

async function lock(client: pg.Client, key: string): Promise<void> {
  await client.query('select pg_try_advisory_lock($1, hashtext($2))', [holdClass, key]);
}
