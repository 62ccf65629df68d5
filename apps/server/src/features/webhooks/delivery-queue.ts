import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { forgetting } from '../../platform/database/forget.ts';
import { declareQueue, type QueueWork } from '../../platform/jobs/boss.ts';
import { webhookDeliveries } from '../../schema/index.ts';

const queue = 'webhook';
export const deliveryDays = 30;
export const expireDeliveries = forgetting(
  webhookDeliveries,
  webhookDeliveries.createdAt,
  deliveryDays * dayMs,
);

export interface DeliveryJob {
  deliveryId: string;
  attempt: number;
}

export interface DeliveryQueue {
  add(tx: Database, job: DeliveryJob, when: { endpointId: string; afterSeconds?: number }): Promise<void>;
  work(deliver: (job: DeliveryJob) => Promise<void>): Promise<QueueWork>;
}

/** A dead endpoint takes ten seconds per attempt, so it may block only half of the concurrency. */
const concurrency = { localConcurrency: 4, localGroupConcurrency: 2 };

const rules = {
  // After this time another worker repeats the delivery of a dead one.
  expireInSeconds: 30,
  // For dead workers and database outages; an unsuccessful answer is not a failure of the job.
  retryLimit: 20,
  retryDelay: 5,
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 600,
};

export async function openDeliveryQueue(boss: PgBoss): Promise<DeliveryQueue> {
  await declareQueue(boss, queue, rules);
  return {
    add: async (tx, job, { endpointId, afterSeconds }) => {
      await boss.send(queue, job, {
        group: { id: endpointId },
        ...(afterSeconds !== undefined && { startAfter: Math.ceil(afterSeconds) }),
        db: fromDrizzle(tx, sql),
      });
    },
    work: async (deliver) => {
      const options = { ...concurrency, pollingIntervalSeconds: 2 };
      const id = await boss.work<DeliveryJob>(queue, options, async (jobs) => {
        for (const { data } of jobs) await deliver(data);
      });
      return { stop: () => boss.offWork(queue, { id, wait: true }) };
    },
  };
}
