import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { partEnding } from './cache-folder.ts';

/** Manifest entry of one file of the cache. */
const cachedFile = z.object({
  /** Source package and converter version; see modelOrigin. */
  origin: z.string(),
  bytes: z.number(),
  sha256: z.string(),
});
const cacheManifest = z.record(z.string(), cachedFile).readonly();

export type CachedFile = z.infer<typeof cachedFile>;
type CacheManifest = z.infer<typeof cacheManifest>;

const manifestName = 'manifest.json';

/** Reads the manifest. A missing or unreadable one counts as empty, so that all files are converted again. */
export async function readManifest(dir: string): Promise<CacheManifest> {
  try {
    return cacheManifest.parse(JSON.parse(await readFile(join(dir, manifestName), 'utf8')));
  } catch {
    return {};
  }
}

/** Replaces the manifest atomically, so that a reader never sees half of it. */
export async function writeManifest(dir: string, manifest: CacheManifest): Promise<void> {
  const part = join(dir, `${manifestName}.${process.pid}${partEnding}`);
  await writeFile(part, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(part, join(dir, manifestName));
}

/** True when the file matches its manifest entry: same origin, same size, same hash. */
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

/** Reads in chunks, so that the event loop is not blocked. */
async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(piece as Buffer);
  return hash.digest('hex');
}
