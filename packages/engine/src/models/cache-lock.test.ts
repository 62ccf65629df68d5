import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withCacheLock } from './cache.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vesika-lock-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('withCacheLock', () => {
  it('lets in one at a time', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await delay(30);
      inside--;
    };
    await Promise.all([1, 2, 3].map(() => withCacheLock(dir, work)));
    expect(most).toBe(1);
  });

  it('removes the lock, also when the work fails', async () => {
    await expect(withCacheLock(dir, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await readdir(dir)).toEqual([]);
  });

  it('takes over the lock of a dead process', async () => {
    const path = join(dir, 'lock');
    await writeFile(path, 'dead');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(path, longAgo, longAgo);
    expect(await withCacheLock(dir, async () => 'done')).toBe('done');
  });

  it('waits for the lock of a living process', async () => {
    await writeFile(join(dir, 'lock'), 'alive');
    const done = withCacheLock(dir, async () => 'done');
    expect(await Promise.race([done, delay(200, 'waiting')])).toBe('waiting');
    await rm(join(dir, 'lock'));
    expect(await done).toBe('done');
  });
});
