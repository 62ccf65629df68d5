import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Database } from '../../platform/database/database.ts';

const queue = 'webhook';

/** Which try of which delivery: one that is not its next any more is dropped. */
export interface DeliveryJob {
  deliveryId: string;
  attempt: number;
}

/** When deliveries are tried; the jobs lie in the database and are taken by whichever worker is there. */
export interface DeliveryQueue {
  /** As part of a transaction. */
  add(tx: Database, job: DeliveryJob, when: { endpointId: string; afterSeconds?: number }): Promise<void>;
  /** Until it is stopped, which waits for what is under way. */
  work(deliver: (job: DeliveryJob) => Promise<void>): Promise<{ stop(): Promise<void> }>;
}

/** Whose worker was killed is done again by another one once this is over. */
const expireInSeconds = 30;
/** A dead address takes ten seconds each time: it holds up half of the hands, not all. */
const hands = 4;
const handsPerEndpoint = 2;

export async function openDeliveryQueue(boss: PgBoss): Promise<DeliveryQueue> {
  const rules = {
    expireInSeconds,
    // For those whose worker was killed, or whose database was away; what an address answers is no failure of the job.
    retryLimit: 20,
    retryDelay: 5,
    retentionSeconds: 14 * 86_400,
    deleteAfterSeconds: 600,
  };
  await boss.createQueue(queue, rules);
  await boss.updateQueue(queue, rules);
  return {
    add: async (tx, job, { endpointId, afterSeconds }) => {
      await boss.send(queue, job, {
        group: { id: endpointId },
        ...(afterSeconds !== undefined && { startAfter: Math.ceil(afterSeconds) }),
        db: fromDrizzle(tx, sql),
      });
    },
    work: async (deliver) => {
      const hold = { localConcurrency: hands, localGroupConcurrency: handsPerEndpoint };
      const id = await boss.work<DeliveryJob>(queue, { ...hold, pollingIntervalSeconds: 1 }, async (jobs) => {
        for (const { data } of jobs) await deliver(data);
      });
      return { stop: () => boss.offWork(queue, { id, wait: true }) };
    },
  };
}
