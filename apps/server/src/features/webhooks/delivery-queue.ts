import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Database } from '../../platform/database/database.ts';

const queue = 'webhook';

/** A numbered attempt of a delivery; an outdated number is dropped. */
export interface DeliveryJob {
  deliveryId: string;
  attempt: number;
}

/** Schedules deliveries in the database, for any worker. */
export interface DeliveryQueue {
  /** Part of a transaction. */
  add(tx: Database, job: DeliveryJob, when: { endpointId: string; afterSeconds?: number }): Promise<void>;
  /** Works until stopped; stopping waits for running deliveries. */
  work(deliver: (job: DeliveryJob) => Promise<void>): Promise<{ stop(): Promise<void> }>;
}

/** After this time another worker repeats the delivery of a dead one. */
const expireInSeconds = 30;
/** A dead endpoint takes ten seconds per attempt, so it may block only half of the concurrency. */
const hands = 4;
const handsPerEndpoint = 2;

export async function openDeliveryQueue(boss: PgBoss): Promise<DeliveryQueue> {
  const rules = {
    expireInSeconds,
    // For dead workers and database outages; an unsuccessful answer is not a failure of the job.
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
