import { open } from 'node:fs/promises';
import { CommandFailure } from './failure.ts';

/** One byte more than the engine accepts, so that it can detect a file that is too large. */
const readBytesMax = 10 * 1024 * 1024 + 1;

/** Reads at most the limit, so that neither an 8 GB film nor an endless device is read to its end. */
export async function readPhoto(path: string): Promise<Buffer> {
  try {
    return await readStart(path);
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw new CommandFailure(missing ? 'file-missing' : 'file-unreadable', { path }, { cause });
  }
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(readBytesMax);
    let filled = 0;
    while (filled < readBytesMax) {
      const { bytesRead } = await file.read(bytes, filled, readBytesMax - filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return bytes.subarray(0, filled);
  } finally {
    await file.close();
  }
}
