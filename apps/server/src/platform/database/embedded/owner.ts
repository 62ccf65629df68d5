import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The user that runs Postgres: it refuses to run as root, so root uses `nobody`. */
export interface Owner {
  uid: number;
  gid: number;
  isOther: boolean;
}

const nobody = 65534;

export function postgresOwner(): Owner {
  const uid = process.getuid?.() ?? 0;
  if (uid === 0) return { uid: nobody, gid: nobody, isOther: true };
  return { uid, gid: process.getgid?.() ?? uid, isOther: false };
}

export async function isReachableByAll(folder: string): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    const { mode } = await stat(path);
    if ((mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}
