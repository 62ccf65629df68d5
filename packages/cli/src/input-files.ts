import { open } from 'node:fs/promises';
import { isHeic } from '@vesika/engine/is-heic';
import { CommandFailure } from './failure.ts';

/** One byte more than the engine accepts, so that it can detect a file that is too large. */
const readBytesMax = 10 * 1024 * 1024 + 1;

/** The name that stands for standard input. */
export const standardInput = '-';

/** Reads at most the limit, so that neither an 8 GB film nor an endless device is read to its end. */
export async function readPhoto(path: string): Promise<Buffer> {
  try {
    return await (path === standardInput ? readStandardInput() : readStart(path));
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw new CommandFailure(missing ? 'file-missing' : 'file-unreadable', { path }, { cause });
  }
}

/** Reads an original from which a photo is made; a HEIC is converted. */
export async function readOriginal(path: string): Promise<Buffer> {
  const bytes = await readPhoto(path);
  if (!isHeic(bytes)) return bytes;
  const { jpegFromHeic } = await import('@vesika/engine/heic');
  return jpegFromHeic(bytes);
}

/** Read as a stream, because another program may have connected a socket, which has no path to open. */
async function readStandardInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let filled = 0;
  for await (const chunk of process.stdin) {
    chunks.push(chunk);
    filled += chunk.length;
    if (filled >= readBytesMax) break;
  }
  return Buffer.concat(chunks).subarray(0, readBytesMax);
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
