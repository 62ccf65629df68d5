import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { ArchiveFile } from './archive-files.ts';

export function streamArchive(storage: Storage, record: object, files: readonly ArchiveFile[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const leaving = new AbortController();
  output.once('close', () => leaving.abort());
  zip.on('error', (error) => output.destroy(error));
  zip.addBuffer(Buffer.from(JSON.stringify(record, null, 2)), 'account.json');

  async function addFiles(): Promise<void> {
    for (const { key, name } of files) {
      const file = await storage.open(key);
      if (!file) continue;
      try {
        zip.addReadStream(file.stream, name, { compress: false });
        await finished(file.stream, { signal: leaving.signal });
      } finally {
        file.stream.destroy();
      }
    }
    zip.end();
  }

  addFiles().catch((error: Error) => output.destroy(error));
  return output;
}
