import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

interface DedicatedConnectionOptions {
  config: pg.ClientConfig;
  channel: string;
  onNotification: (payload: string) => void;
  onReconnected: () => void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** First half of the key of every advisory lock on a name; the number is arbitrary. See also migrate.ts. */
export const lockClass = 7_357_003;
const reconnectMs = { first: 100, max: 2000 };

/** Postgres releases the advisory locks of this connection when the process ends, however it ends. */
export class DedicatedConnection {
  readonly #options: DedicatedConnectionOptions;
  readonly #held = new Set<string>();
  readonly #closing = new AbortController();
  #client!: pg.Client;
  #reconnecting!: Promise<void>;

  private constructor(options: DedicatedConnectionOptions) {
    this.#options = options;
  }

  static async open(options: DedicatedConnectionOptions): Promise<DedicatedConnection> {
    const connection = new DedicatedConnection(options);
    connection.#client = await connection.#connect();
    connection.#reconnecting = connection.#reconnectUntilClosed();
    return connection;
  }

  async hold(name: string): Promise<() => Promise<void>> {
    this.#held.add(name);
    // If the connection is lost, the next one takes the lock.
    await lock(this.#client, name).catch(() => undefined);
    return async () => {
      this.#held.delete(name);
      await unlock(this.#client, name).catch(() => undefined);
    };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client.end().catch(() => undefined);
    await this.#reconnecting;
  }

  async #connect(): Promise<pg.Client> {
    const { config, channel, onNotification } = this.#options;
    const client = new pg.Client({ ...config, application_name: 'vesika-dedicated', keepAlive: true });
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      for (const name of this.#held) await lock(client, name);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  async #reconnectUntilClosed(): Promise<void> {
    const { signal } = this.#closing;
    while (true) {
      await untilEnded(this.#client, signal);
      if (signal.aborted) return;
      this.#options.log.warn('the dedicated database connection was lost');
      await this.#reconnect();
    }
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#closing;
    for (let waitMs = reconnectMs.first; ; waitMs = Math.min(waitMs * 2, reconnectMs.max)) {
      try {
        this.#client = await this.#connect();
        if (signal.aborted) await this.#client.end().catch(() => undefined);
        else this.#options.onReconnected();
        return;
      } catch {
        if (signal.aborted) return;
        await sleep(waitMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}

function untilEnded(client: pg.Client, closing: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (closing.aborted) resolve();
    else client.once('end', resolve);
  });
}

async function lock(client: pg.Client, name: string): Promise<void> {
  await client.query('select pg_try_advisory_lock($1, hashtext($2))', [lockClass, name]);
}

async function unlock(client: pg.Client, name: string): Promise<void> {
  await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockClass, name]);
}
