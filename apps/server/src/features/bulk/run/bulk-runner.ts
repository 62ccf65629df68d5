import type { JobNotifications } from '../../photos/index.ts';
import { eq, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { bulkBatches, bulkItems } from '../../../platform/database/schema/index.ts';
import { type FeedParts, feedItems } from './feed-items.ts';
import { byOneRunner } from './one-runner.ts';
import { settleItems } from './settle-items.ts';

/**
 * Supplies the workers with photos of batches. All its state is in the database: any process may run it, one at a time
 * does, and another takes over if it dies.
 */
export interface BulkRunner {
  close(): Promise<void>;
}

interface BulkRunnerParts extends FeedParts {
  notifications: JobNotifications;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const lookMs = 1000;
/** Two jobs per place, so that a worker always finds the next one. */
const perPlace = 2;

export function startBulkRunner(parts: BulkRunnerParts): BulkRunner {
  const { db, table, notifications, log } = parts;
  const closing = new AbortController();
  let isAwake = false;
  let isBusy = false;
  let rouse = () => {};
  // The end of any photo may concern a batch, so it is checked while batches are running.
  notifications.subscribe(({ kind }) => {
    if (kind !== 'batch' && !(kind === 'ended' && isBusy)) return;
    isAwake = true;
    rouse();
  });
  const running = run();

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      isAwake = false;
      const mayHurry = await look();
      if (!(isAwake && mayHurry)) await rest();
    }
  }

  async function look(): Promise<boolean> {
    let isTroubled = false;
    try {
      isBusy = await hasWork();
      if (!isBusy) return false;
      await byOneRunner(db, async () => {
        const settled = await settleItems(db, table);
        isTroubled = settled.isTroubled;
        const places = (await table.places()) ?? 0;
        if (!isTroubled && !closing.signal.aborted)
          await feedItems(parts, places * perPlace - settled.making);
      });
    } catch (error) {
      // If the database or the engine is unavailable, the next round continues.
      if (!closing.signal.aborted) log.error({ err: error }, 'batches could not be looked after');
      return false;
    }
    return !isTroubled;
  }

  async function hasWork(): Promise<boolean> {
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

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, lookMs);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    close: async () => {
      closing.abort();
      rouse();
      await running;
    },
  };
}
