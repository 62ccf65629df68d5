import { hash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const openFolder = '/var/lib/vesika';

/** `sockaddr_un` holds 108 bytes, the last of which is zero. */
const socketPathBytesMax = 107;
const socketName = '.s.PGSQL.5432';

export interface Places {
  data: string;
  socketFolder: string;
  log: string;
}

/** The database is by default in the data folder or, if its user cannot enter that, in /var/lib/vesika. */
export async function preparePlaces(dataDir: string, owner: Owner, wanted?: string): Promise<Places> {
  const root = wanted ?? (await folderBeside(dataDir, owner));
  await mkdir(root, { recursive: true });
  if (owner.isOther) await openUp(root);
  const home = join(root, 'postgres');
  await ownFolder(home, owner);
  const socketFolder = shortSocketFolder(home, owner);
  await ownFolder(socketFolder, owner);
  return { data: join(home, 'data'), socketFolder, log: join(home, 'postgres.log') };
}

async function folderBeside(dataDir: string, owner: Owner): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  if (!owner.isOther || (await isReachableByAll(dataDir))) return dataDir;
  return join(openFolder, shortHash(dataDir));
}

async function openUp(root: string): Promise<void> {
  if (root.startsWith(openFolder)) await Promise.all([openFolder, root].map((path) => chmod(path, 0o755)));
  if (await isReachableByAll(root)) return;
  throw new Error(`${root} cannot be entered by the user who runs the database; choose another DATABASE_DIR`);
}

function shortSocketFolder(home: string, { uid }: Owner): string {
  const near = join(home, 'socket');
  return fitsSocket(near) ? near : join('/tmp', `vesika-${uid}-${shortHash(home)}`);
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= socketPathBytesMax;
}

async function ownFolder(path: string, { uid, gid, isOther }: Owner): Promise<void> {
  const isNew = (await mkdir(path, { recursive: true, mode: 0o700 })) !== undefined;
  if (isNew && isOther) await chown(path, uid, gid);
  const found = await lstat(path);
  if (found.isDirectory() && found.uid === uid) return;
  throw new Error(`${path} must be a folder of user ${uid}, who runs the database`);
}

function shortHash(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 12);
}

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
