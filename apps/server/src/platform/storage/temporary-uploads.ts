import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hourMs } from '../clock/durations.ts';

/** Uploads wait on disk instead of in memory, so that a slow or endless upload holds only a file. */
export type TemporaryUploads = Awaited<ReturnType<typeof openTemporaryUploads>>;

export interface TemporaryUpload {
  path: string;
  bytes: number;
  read(): Promise<Buffer>;
  discard(): Promise<void>;
}

const retentionHoursMax = 1;

export async function openTemporaryUploads(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOld(folder);

  async function receive(stream: Readable, signal: AbortSignal): Promise<TemporaryUpload> {
    const path = join(folder, randomUUID());
    const discard = () => rm(path, { force: true });
    try {
      await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
    } catch (error) {
      await discard();
      throw error;
    }
    const { size: bytes } = await stat(path);
    return { path, bytes, read: () => readFile(path), discard };
  }

  return { receive };
}

/** Recent files may belong to another server on the same folder. */
async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > retentionHoursMax * hourMs) await rm(path, { force: true });
  }
}
