import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** As whom Postgres runs: it refuses root, so root hands it to `nobody`; anybody else runs it himself. */
export interface Owner {
  uid: number;
  gid: number;
  /** The service itself is root: files are given away and children change their user. */
  isOther: boolean;
}

const nobody = 65534;

export function postgresOwner(): Owner {
  const uid = process.getuid?.() ?? 0;
  if (uid === 0) return { uid: nobody, gid: nobody, isOther: true };
  return { uid, gid: process.getgid?.() ?? uid, isOther: false };
}

/** Whether somebody who owns nothing there can enter the folder: each one above it lets others through. */
export async function isReachableByAll(folder: string): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    const { mode } = await stat(path);
    if ((mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}
