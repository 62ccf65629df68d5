import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { EngineError } from '../errors.ts';

/** `$XDG_CACHE_HOME/vesika/models`, or the same under `~/.cache`. */
export function defaultModelCacheDir(environment: NodeJS.ProcessEnv = process.env): string {
  return join(environment.XDG_CACHE_HOME || join(homedir(), '.cache'), 'vesika', 'models');
}

/** A file under this ending is half written; older than the age, its writer died. */
export const partEnding = '.part';
const partAgeMsMax = 60_000;

/** Removes what killed processes left half written. */
export async function removeLeftovers(dir: string): Promise<void> {
  const parts = (await readdir(dir)).filter((name) => name.endsWith(partEnding));
  for (const path of parts.map((name) => join(dir, name))) {
    const writtenMs = await stat(path).then(({ mtimeMs }) => mtimeMs, Date.now);
    if (Date.now() - writtenMs > partAgeMsMax) await rm(path, { force: true });
  }
}

/**
 * Makes the folder of the cache.
 *
 * In:     the folder asked for; without one the user's own, and where that cannot be made (no home, a
 *         read-only one) a private folder among the temporary files.
 * Throws: EngineError model-cache-unwritable.
 */
export async function makeCacheFolder(dir: string | undefined): Promise<string> {
  try {
    return await made(dir ?? defaultModelCacheDir());
  } catch (cause) {
    if (dir !== undefined) throw new EngineError('model-cache-unwritable', {}, { cause });
    return makeTemporaryFolder();
  }
}

/** Others can write where temporary files go, so a folder there counts only when it is ours. */
async function makeTemporaryFolder(): Promise<string> {
  const { uid, username } = userInfo();
  try {
    const dir = await made(join(tmpdir(), `vesika-models-${username}`));
    if ((await stat(dir)).uid !== uid && uid !== -1) throw new Error('the folder belongs to another user');
    return dir;
  } catch (cause) {
    throw new EngineError('model-cache-unwritable', {}, { cause });
  }
}

async function made(dir: string): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  return dir;
}
