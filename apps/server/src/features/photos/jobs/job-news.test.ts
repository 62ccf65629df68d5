import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createNewsDesk } from './job-news.ts';
import type { JobNews } from './photo-job.ts';

it('has told others everything once it says so, in order and one after the other', async () => {
  const said: JobNews[] = [];
  const pool = {
    query: async (_sql: string, [, payload]: [string, string]) => {
      await new Promise((resolve) => setImmediate(resolve));
      said.push(JSON.parse(payload));
    },
  } as unknown as pg.Pool;
  const news = createNewsDesk({ processId: 'here', pool, log: { warn: vi.fn() } });
  const told: JobNews[] = (['decode', 'verify', 'assess'] as const).map((step) => ({
    ...{ kind: 'step', jobId: 'a', to: 'there', step },
  }));
  for (const each of told) news.tell(each);
  expect(said).toEqual([]);
  await news.allTold();
  expect(said).toEqual(told);
});
