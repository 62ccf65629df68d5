import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { EngineError } from '../errors.ts';

/** `$XDG_CACHE_HOME/vesika/models`, by default under `~/.cache`. */
export function defaultModelCacheDir(environment: NodeJS.ProcessEnv = process.env): string {
  return join(environment.XDG_CACHE_HOME || join(homedir(), '.cache'), 'vesika', 'models');
}

/** Ending of files that are still being written. A file older than this age belongs to a dead process. */
export const partEnding = '.part';
const partAgeMsMax = 60_000;

/** Removes incomplete files of dead processes. */
export async function removeLeftovers(dir: string): Promise<void> {
  const parts = (await readdir(dir)).filter((name) => name.endsWith(partEnding));
  for (const path of parts.map((name) => join(dir, name))) {
    const writtenMs = await stat(path).then(({ mtimeMs }) => mtimeMs, Date.now);
    if (Date.now() - writtenMs > partAgeMsMax) await rm(path, { force: true });
  }
}

/**
 * Creates the cache folder.
 *
 * In:     the requested folder; by default the user's own. If that cannot be created (no home, read-only), a private
 *         folder in the temporary directory is used.
 * Out:    path of the folder.
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

/**
 * The temporary directory is writable for all users, so an existing folder is accepted only if it belongs to this user.
 */
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
