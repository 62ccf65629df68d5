import { execFile } from 'node:child_process';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Owner } from './places.ts';

export const superuser = 'vesika';

export async function createCluster(binaries: string, data: string, owner: Owner): Promise<void> {
  if (await stat(join(data, 'PG_VERSION')).catch(() => undefined)) return;
  const draft = `${data}.draft`;
  await rm(draft, { recursive: true, force: true });
  await promisify(execFile)(
    join(binaries, 'bin/initdb'),
    [
      ...['--pgdata', draft, '--username', superuser, '--auth', 'trust'],
      ...['--encoding', 'UTF8', '--locale', 'C', '--wal-segsize', '4', '--no-instructions'],
    ],
    spawnOptions(owner),
  );
  await rename(draft, data);
}

/** The user, a folder it may enter, and none of our environment variables, which hold secrets. */
export function spawnOptions({ uid, gid, isOther }: Owner) {
  return { cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, ...(isOther && { uid, gid }) };
}
