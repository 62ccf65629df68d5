import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Whatever can run a query: the pool, or the connection of a transaction. */
type Queryable = Pick<pg.ClientBase, 'query'>;

interface BossOptions {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Ends jobs that take too long and deletes old ones; any number of processes may, in turn. */
  supervise: boolean;
}

/** pg-boss keeps the jobs; in a schema of its own, which it makes and migrates itself. */
export async function openBoss(pool: pg.Pool, { log, supervise }: BossOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    db: bossDatabase(pool),
    supervise,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 60,
    // Nothing here is scheduled by it.
    schedule: false,
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

/** Its tables, as part of preparing a database. */
export async function installBoss(client: Queryable): Promise<void> {
  const boss = new PgBoss({ db: bossDatabase(client), supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ close: false, graceful: false });
}
