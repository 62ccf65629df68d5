import { createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { errorCode } from '../../platform/errors/error-code.ts';
import { BackupRefused } from './backup-refused.ts';

interface ArchiveWriter {
  add(name: string, stream: Readable, options: { compress: boolean }): Promise<void>;
  addBuffer(name: string, bytes: Buffer): void;
}

export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const draft = `${path}.part`;
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error));
  const written = pipeline(output, createWriteStream(draft, { mode: 0o600, flush: true }));
  try {
    const filled = fill({
      add: async (name, stream, { compress }) => {
        zip.addReadStream(stream, name, { compress, mode: 0o100600 });
        await finished(stream);
      },
      addBuffer: (name, bytes) => zip.addBuffer(bytes, name, { mode: 0o100600 }),
    });
    await Promise.race([filled, written]);
    await filled;
    zip.end();
    await written;
    await link(draft, path);
    await flushFolder(dirname(path));
  } catch (error) {
    output.destroy();
    await written.catch(() => undefined);
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new BackupRefused(`${path} is there already; nothing was changed.`);
  } finally {
    await rm(draft, { force: true });
  }
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
