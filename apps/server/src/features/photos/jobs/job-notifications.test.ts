import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { JobNotifications } from './job-notifications.ts';
import type { JobNotification } from './photo-job.ts';

it('resolves allSent once every notification has been sent, in order and one after the other', async () => {
  const sent: JobNotification[] = [];
  const pool = {
    query: async (_sql: string, [, payload]: [string, string]) => {
      await new Promise((resolve) => setImmediate(resolve));
      sent.push(JSON.parse(payload));
    },
  } as unknown as pg.Pool;
  const notifications = new JobNotifications({ processId: 'here', pool, log: { warn: vi.fn() } });
  const steps: JobNotification[] = (['decode', 'verify', 'assess'] as const).map((step) => ({
    ...{ kind: 'step', jobId: 'a', to: 'there', step },
  }));
  for (const each of steps) notifications.send(each);
  expect(sent).toEqual([]);
  await notifications.allSent();
  expect(sent).toEqual(steps);
});
