import { type Step, steps } from '@vesika/report';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { JobDesk } from './job-desk.ts';
import { JobNotifications } from './job-notifications.ts';
import type { JobStatus, JobTable } from './job-table.ts';
import type { JobNotification, JobTask } from './photo-job.ts';

const log = { warn: vi.fn() };
const processId = 'this process';
const task = { kind: 'sheet', order: { photos: [] } } as unknown as Extract<JobTask, { kind: 'sheet' }>;
const requester = { owner: 'an owner', address: '192.0.2.1' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A desk whose table reports every job as ended, and whose notifications the test controls. */
function openDesk() {
  let jobId = '';
  const seen: Step[] = [];
  const notifications = new JobNotifications({ processId, pool: {} as pg.Pool, log });
  const table = {
    add: async (id: string) => {
      jobId = id;
    },
    statusOf: async ([id]: readonly string[]): Promise<JobStatus[]> => [
      { id: id!, state: 'ended', outcome: { ok: true, result: 'a-key' as never }, ahead: 0 },
    ],
  } as unknown as JobTable;
  const desk = new JobDesk({
    ...{ processId, table, notifications, log, onAdded: () => undefined },
    ...{ fingerprint: (text: string) => text, queueTimeoutMs: 60_000, timeoutMs: 60_000 },
  });
  const ended = vi.fn();
  const order = desk
    .order(task, { requester, requestId: 'r', onStep: (step) => seen.push(step) })
    .then(ended);
  const receive = (notification: { kind: 'ended' } | { kind: 'step'; step: Step }) =>
    notifications.receive(JSON.stringify({ ...notification, jobId, to: processId } as JobNotification));
  return { desk, seen, ended, order, receive };
}

it('reports every step before the end, even if polling has found the end before', async () => {
  const { desk, seen, ended, order, receive } = openDesk();
  await vi.advanceTimersByTimeAsync(500);
  for (const step of steps) receive({ kind: 'step', step });
  expect(ended).not.toHaveBeenCalled();
  receive({ kind: 'ended' });
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledExactlyOnceWith('a-key');
  await order;
  expect(seen).toEqual([...steps]);
  desk.close();
});

it('ends without notifications, if they were lost', async () => {
  const { desk, ended, order } = openDesk();
  await vi.advanceTimersByTimeAsync(2500);
  expect(ended).toHaveBeenCalledExactlyOnceWith('a-key');
  await order;
  desk.close();
});
