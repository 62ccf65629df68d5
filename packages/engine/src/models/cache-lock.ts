import { randomUUID } from 'node:crypto';
import { open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Interval at which the holder renews the lock. */
const renewalMs = 1_000;
/** A lock that was not renewed for this long belongs to a dead process. */
const staleAfterMs = 15_000;
const retryMs = 50;

/**
 * Runs `work` under the folder's lock, so that other processes wait.
 *
 * The lock of a killed process is taken over after 15 seconds. If two processes take it over at the same instant, both
 * work; all cache files are replaced atomically, so this only costs time.
 *
 * Throws: errors of `work`; the file system's error when the folder is not writable.
 */
export async function withCacheLock<T>(dir: string, work: () => Promise<T>): Promise<T> {
  const path = join(dir, 'lock');
  const token = randomUUID();
  while (!(await acquired(path, token))) {
    if (await isStale(path)) await rm(path, { force: true });
    else await delay(retryMs);
  }
  const renewal = setInterval(() => void renew(path), renewalMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await release(path, token);
  }
}

async function acquired(path: string, token: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(token);
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isStale(path: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > staleAfterMs;
  } catch {
    return false; // released between the two reads
  }
}

async function renew(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
}

/** Keeps a lock that another process has taken over in the meantime. */
async function release(path: string, token: string): Promise<void> {
  const holder = await readFile(path, 'utf8').catch(() => '');
  if (holder === token) await rm(path, { force: true });
}
