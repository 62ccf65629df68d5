import { buffer } from 'node:stream/consumers';
import { zipStream } from '../../../platform/storage/zip-stream.ts';

export function archiveOf(files: readonly { fileName: string; bytes: Buffer }[]): Promise<Buffer> {
  return buffer(
    zipStream(async (add) => {
      for (const { fileName, bytes } of files) await add(fileName, bytes);
    }),
  );
}
