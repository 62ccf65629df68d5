import { randomUUID } from 'node:crypto';
import { open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The holder renews the lock this often ... */
const renewalMs = 1_000;
/** ... and one not renewed for so long belongs to a process that died. */
const staleAfterMs = 15_000;
const retryMs = 50;

/**
 * Runs `work` while no other process that asks for the lock of this folder does.
 *
 * A lock left behind by a killed process is taken over after 15 seconds. Should two processes take it over
 * at the same instant, both work: everything in the cache is replaced atomically, so that costs time only.
 *
 * Throws: what `work` throws; the file system's error when the folder cannot be written.
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
    return false; // released between the two looks at it
  }
}

async function renew(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
}

/** A lock taken over by another process meanwhile is left to it. */
async function release(path: string, token: string): Promise<void> {
  const holder = await readFile(path, 'utf8').catch(() => '');
  if (holder === token) await rm(path, { force: true });
}
