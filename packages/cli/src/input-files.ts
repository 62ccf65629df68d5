import { open } from 'node:fs/promises';
import { CommandFailure } from './failure.ts';

/** One byte more than the engine accepts: enough for it to see that a file is too large. */
const readBytesMax = 10 * 1024 * 1024 + 1;

/** Reads a photo without trusting its size: a film of 8 GB or an endless device is not read to its end. */
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
