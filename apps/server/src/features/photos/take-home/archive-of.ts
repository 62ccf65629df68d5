import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Pictures are stored uncompressed, because they do not shrink. */
export async function archiveOf(files: readonly { fileName: string; bytes: Buffer }[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { fileName, bytes } of files) zip.addBuffer(bytes, fileName, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}
