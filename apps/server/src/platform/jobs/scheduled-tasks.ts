import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { declareQueue, type QueueWork } from './boss.ts';

export interface ScheduledTask {
  /** Cron expression in UTC. */
  cron: string;
  run: () => Promise<void>;
}

const queue = 'scheduled-task';
const rules = {
  policy: 'exclusive',
  expireInSeconds: 3600,
  retryLimit: 5,
  retryDelay: 900,
  deleteAfterSeconds: 86_400,
} as const;

export interface ScheduledTasks extends QueueWork {
  /** Queues a task now, unless it is queued or running already. */
  runNow: (task: string) => Promise<void>;
}

/** A task is never queued twice, a failed or interrupted run is repeated, and a missed time is caught up once. */
export async function runScheduledTasks(
  boss: PgBoss,
  tasks: Readonly<Record<string, ScheduledTask>>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<ScheduledTasks> {
  await declareQueue(boss, queue, rules);
  for (const [task, { cron }] of Object.entries(tasks)) {
    await boss.schedule(queue, cron, { task }, { key: task, singletonKey: task, missed: 'once' });
  }
  const id = await boss.work<{ task: string }>(queue, { pollingIntervalSeconds: 5 }, async ([job]) => {
    const { task } = job!.data;
    try {
      await tasks[task]?.run();
    } catch (error) {
      log.error({ err: error, task }, 'a scheduled task failed and will be repeated');
      throw error;
    }
  });
  return {
    stop: () => boss.offWork(queue, { id, wait: true }),
    runNow: async (task) => void (await boss.send(queue, { task }, { singletonKey: task })),
  };
}
