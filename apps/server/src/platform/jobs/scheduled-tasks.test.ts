import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patiently } from '../../testing/patiently.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openPool } from '../database/open-database.ts';
import { bossDatabase } from './boss.ts';
import { runScheduledTasks, type ScheduledTask, type ScheduledTasks } from './scheduled-tasks.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let database: TestDatabase;
let pool: pg.Pool;
const opened: { boss: PgBoss; work: ScheduledTasks }[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
  pool = openPool({ connectionString: database.url }, log);
});
afterEach(async () => {
  for (const { boss, work } of opened.splice(0)) {
    await work.stop();
    await boss.stop({ close: false, graceful: false });
  }
  await pool.end();
  await database.drop();
});

/** A process that checks the schedule every second. */
async function openProcess(task: ScheduledTask): Promise<void> {
  const intervals = { cronMonitorIntervalSeconds: 1, cronWorkerIntervalSeconds: 1 };
  const boss = new PgBoss({ db: bossDatabase(pool), supervise: false, ...intervals });
  boss.on('error', () => undefined);
  await boss.start();
  opened.push({ boss, work: await runScheduledTasks(boss, { task }, log) });
}

/** The present minute of every day. */
function cronOfNow(): string {
  const now = new Date();
  return `${now.getUTCMinutes()} ${now.getUTCHours()} * * *`;
}

const jobsIn = async (state: string) =>
  (await pool.query("select from pgboss.job where name = 'scheduled-task' and state::text = $1", [state]))
    .rowCount;

it('runs a task at its time in one of several processes', async () => {
  const run = vi.fn(async () => undefined);
  const task = { cron: cronOfNow(), run };
  for (let n = 0; n < 3; n++) await openProcess(task);
  await vi.waitUntil(async () => (await jobsIn('completed')) === 1, patiently);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not queue a task again before it has finished', async () => {
  let finish = () => {};
  const held = () => new Promise<void>((resolve) => (finish = resolve));
  const run = vi.fn<() => Promise<void>>(async () => undefined).mockImplementationOnce(held);
  await openProcess({ cron: cronOfNow(), run });
  await vi.waitUntil(() => run.mock.calls.length > 0, patiently);
  const [{ boss }] = opened as [(typeof opened)[number]];
  const again = () => boss.send('scheduled-task', { task: 'task' }, { singletonKey: 'task' });
  expect(await again()).toBeNull();
  finish();
  await vi.waitUntil(async () => (await jobsIn('completed')) === 1, patiently);
  expect(await again()).not.toBeNull();
});

it('runs a task at once on request, whatever its schedule', async () => {
  const run = vi.fn(async () => undefined);
  const atAnotherHour = `0 ${(new Date().getUTCHours() + 12) % 24} * * *`;
  await openProcess({ cron: atAnotherHour, run });
  await opened[0]!.work.runNow('task');
  await vi.waitUntil(() => run.mock.calls.length > 0, patiently);
});

it('repeats a task that failed', async () => {
  const run = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('the storage is away'));
  await openProcess({ cron: cronOfNow(), run });
  await vi.waitUntil(async () => (await jobsIn('retry')) === 1, patiently);
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ task: 'task' }), expect.any(String));
  await pool.query("update pgboss.job set start_after = now() where name = 'scheduled-task'");
  await vi.waitUntil(async () => (await jobsIn('completed')) === 1, patiently);
  expect(run).toHaveBeenCalledTimes(2);
});
