import type { Batch, BatchFile } from '@vesika/contract';
import { expect, it } from 'vitest';
import { newsAfter, withNews } from './use-batch.ts';

const file = (fileId: string, name: string) => ({ fileId, name }) as BatchFile;
const batch = (changes: number) => ({ changes, state: 'running' }) as Batch;

it('asks for what is newer, and for everything once the links grow old', () => {
  const known = withNews(
    undefined,
    { batch: batch(4), files: [file('a', '1'), file('b', '1')] },
    { after: 0, nowMs: 1000 },
  );
  expect(newsAfter(undefined, 0)).toBe(0);
  expect(newsAfter(known, 2000)).toBe(4);
  expect(newsAfter(known, 51 * 60_000)).toBe(0);
  const news = { batch: batch(6), files: [file('b', '2'), file('c', '2')] };
  const newer = withNews(known, news, { after: 4, nowMs: 2000 });
  expect(newer.files.map(({ fileId, name }) => fileId + name)).toEqual(['a1', 'b2', 'c2']);
  expect(newer.batch.changes).toBe(6);
});

it('asks for everything of a batch that is at rest, since its photos change elsewhere', () => {
  const done = { batch: { changes: 4, state: 'done' } as Batch, files: [], wholeAtMs: 1000 };
  expect(newsAfter(done, 2000)).toBe(0);
});
