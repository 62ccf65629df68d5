import type { Readable } from 'node:stream';
import type { Storage } from '../../../platform/storage/storage.ts';
import { zipStream } from '../../../platform/storage/zip-stream.ts';
import type { ArchiveFile } from './archive-files.ts';

export function streamArchive(storage: Storage, record: object, files: readonly ArchiveFile[]): Readable {
  return zipStream(async (add) => {
    await add('account.json', Buffer.from(JSON.stringify(record, null, 2)), { compress: true });
    for (const { key, name } of files) {
      const file = await storage.open(key);
      if (file) await add(name, file.stream);
    }
  });
}
