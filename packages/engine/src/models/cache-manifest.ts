import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partEnding } from './cache-folder.ts';

/** What is known about one file of the cache. */
export interface CachedFile {
  /** See modelOrigin. */
  origin: string;
  bytes: number;
  sha256: string;
}

export type CacheManifest = Readonly<Record<string, CachedFile>>;

const manifestName = 'manifest.json';

/** An absent or unreadable manifest is an empty one: everything is then made again. */
export async function readManifest(dir: string): Promise<CacheManifest> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(dir, manifestName), 'utf8'));
    return isManifest(manifest) ? manifest : {};
  } catch {
    return {};
  }
}

/** Replaced as a whole, so that a reader never sees half of it. */
export async function writeManifest(dir: string, manifest: CacheManifest): Promise<void> {
  const part = join(dir, `${manifestName}.${process.pid}${partEnding}`);
  await writeFile(part, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(part, join(dir, manifestName));
}

/** True when the file is what the manifest says: same origin, same size, same bytes. */
export async function isIntact(
  path: string,
  entry: CachedFile | undefined,
  origin: string,
): Promise<boolean> {
  if (entry?.origin !== origin) return false;
  try {
    if ((await stat(path)).size !== entry.bytes) return false;
    return (await sha256OfFile(path)) === entry.sha256;
  } catch {
    return false;
  }
}

/** Read in pieces, between which the event loop goes on. */
async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(piece as Buffer);
  return hash.digest('hex');
}

function isManifest(value: unknown): value is CacheManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (entry: Partial<CachedFile> | null) =>
        typeof entry?.origin === 'string' &&
        typeof entry.bytes === 'number' &&
        typeof entry.sha256 === 'string',
    )
  );
}
