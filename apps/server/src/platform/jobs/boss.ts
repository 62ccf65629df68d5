import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { PgBoss, type QueueOptions, type QueuePolicy } from 'pg-boss';

type Queryable = Pick<pg.ClientBase, 'query'>;

interface BossOptions {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Whether this process expires and deletes jobs and starts scheduled ones; several processes take turns. */
  maintains: boolean;
}

/** pg-boss stores its jobs in a database schema of its own, which it creates and migrates itself. */
export async function openBoss(pool: pg.Pool, { log, maintains }: BossOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    db: bossDatabase(pool),
    supervise: maintains,
    schedule: maintains,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 60,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed at its own work'));
  boss.on('warning', ({ message }) => log.warn({ about: message }, 'the job queue warns'));
  return boss.start();
}

export function bossDatabase(connection: Queryable) {
  return {
    executeSql: (text: string, values?: unknown[]): Promise<{ rows: unknown[] }> =>
      connection.query(text, values),
  };
}

export async function installBoss(client: Queryable): Promise<void> {
  const boss = new PgBoss({ db: bossDatabase(client), supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ close: false, graceful: false });
}

interface QueueRules extends QueueOptions {
  /** Cannot be changed once the queue exists. */
  policy?: QueuePolicy;
  deadLetter?: string;
}

export async function declareQueue(
  boss: PgBoss,
  name: string,
  { policy, ...rules }: QueueRules,
): Promise<void> {
  await boss.createQueue(name, { ...rules, ...(policy && { policy }) });
  await boss.updateQueue(name, rules);
}

export interface QueueWork {
  stop(): Promise<void>;
}
