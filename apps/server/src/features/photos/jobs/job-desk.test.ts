import { type Step, steps } from '@vesika/report';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createJobDesk } from './job-desk.ts';
import { createNewsDesk } from './job-news.ts';
import type { JobStanding, JobTable } from './job-table.ts';
import type { JobNews, JobTask } from './photo-job.ts';

const log = { warn: vi.fn() };
const here = 'this process';
const task = { kind: 'sheet', order: { photos: [] } } as unknown as Extract<JobTask, { kind: 'sheet' }>;
const requester = { owner: 'somebody', address: '192.0.2.1' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A desk whose table reports every job as ended, and whose news the test controls. */
function openDesk() {
  let jobId = '';
  const told: Step[] = [];
  const news = createNewsDesk({ processId: here, pool: {} as pg.Pool, log });
  const table = {
    add: async (id: string) => {
      jobId = id;
    },
    look: async ([id]: readonly string[]): Promise<JobStanding[]> => [
      { id: id!, state: 'ended', outcome: { ok: true, result: 'a-key' as never }, ahead: 0 },
    ],
  } as unknown as JobTable;
  const desk = createJobDesk({
    ...{ processId: here, table, news, log, onAdded: () => undefined },
    ...{ fingerprint: (text: string) => text, queueTimeoutMs: 60_000, timeoutMs: 60_000 },
  });
  const ended = vi.fn();
  const order = desk
    .order(task, { requester, requestId: 'r', onStep: (step) => told.push(step) })
    .then(ended);
  const hear = (said: { kind: 'ended' } | { kind: 'step'; step: Step }) =>
    news.receive(JSON.stringify({ ...said, jobId, to: here } as JobNews));
  return { desk, told, ended, order, hear };
}

it('tells every step before the end, though it has found that by itself before', async () => {
  const { desk, told, ended, order, hear } = openDesk();
  await vi.advanceTimersByTimeAsync(500);
  for (const step of steps) hear({ kind: 'step', step });
  expect(ended).not.toHaveBeenCalled();
  hear({ kind: 'ended' });
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledExactlyOnceWith('a-key');
  await order;
  expect(told).toEqual([...steps]);
  desk.close();
});

it('ends without news, where they were lost', async () => {
  const { desk, ended, order } = openDesk();
  await vi.advanceTimersByTimeAsync(2500);
  expect(ended).toHaveBeenCalledExactlyOnceWith('a-key');
  await order;
  desk.close();
});
