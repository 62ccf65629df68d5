import { eq, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { bulkBatches, bulkItems } from '../../../schema/index.ts';
import type { JobNotifications } from '../../photos/index.ts';
import { type FeedParts, feedItems } from './feed-items.ts';
import { settleItems } from './settle-items.ts';

interface BulkRunnerParts extends FeedParts {
  notifications: JobNotifications;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const lookMs = 1000;
/** Two jobs per place, so that a worker always finds the next one. */
const perPlace = 2;

/** All its state is in the database: any process may run it, one at a time does, and another takes over if it dies. */
class BulkRunner {
  readonly #parts: BulkRunnerParts;
  readonly #closing = new AbortController();
  #isAwake = false;
  #isBusy = false;
  #rouse = () => {};
  readonly #running: Promise<void>;

  constructor(parts: BulkRunnerParts) {
    this.#parts = parts;
    parts.notifications.subscribe(({ kind }) => {
      if (kind !== 'batch' && !(kind === 'ended' && this.#isBusy)) return;
      this.#isAwake = true;
      this.#rouse();
    });
    this.#running = this.#run();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#rouse();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      this.#isAwake = false;
      const mayHurry = await this.#look();
      if (!(this.#isAwake && mayHurry)) await this.#rest();
    }
  }

  async #look(): Promise<boolean> {
    const { db, table, log } = this.#parts;
    let isTroubled = false;
    try {
      this.#isBusy = await this.#hasWork();
      if (!this.#isBusy) return false;
      await byOneRunner(db, async () => {
        const settled = await settleItems(db, table);
        isTroubled = settled.isTroubled;
        const places = (await table.places()) ?? 0;
        if (!isTroubled && !this.#closing.signal.aborted)
          await feedItems(this.#parts, places * perPlace - settled.making);
      });
    } catch (error) {
      if (!this.#closing.signal.aborted) log.error({ err: error }, 'batches could not be looked after');
      return false;
    }
    return !isTroubled;
  }

  async #hasWork(): Promise<boolean> {
    const { db } = this.#parts;
    const [found] = await db
      .select({ one: sql`1` })
      .from(bulkBatches)
      .where(
        or(
          eq(bulkBatches.state, 'running'),
          sql`exists (select 1 from ${bulkItems} where ${bulkItems.state} = 'making')`,
        ),
      )
      .limit(1);
    return found !== undefined;
  }

  #rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, lookMs);
      this.#rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

export function startBulkRunner(parts: BulkRunnerParts) {
  return new BulkRunner(parts);
}

const lockKey = 7_357_004;

async function byOneRunner(db: Database, work: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const lock = sql`select pg_try_advisory_xact_lock(${lockKey}) as "isOurs"`;
    const { rows } = await tx.execute<{ isOurs: boolean }>(lock);
    if (rows[0]?.isOurs) await work();
  });
}
