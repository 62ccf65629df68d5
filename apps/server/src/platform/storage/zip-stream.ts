import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type Options, ZipFile } from 'yazl';

/** Adds a file, and waits until it is in the archive. Pictures are not compressed, because it would not make them smaller. */
export type AddFile = (name: string, content: Buffer | Readable, options?: Partial<Options>) => Promise<void>;

/** A ZIP archive that is read while `fill` adds its files. It fails with the error of `fill`, which fails if reading ends early. */
export function zipStream(fill: (add: AddFile) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const leaving = new AbortController();
  output.once('close', () => leaving.abort());
  zip.on('error', (error) => output.destroy(error));

  const add: AddFile = async (name, content, options) => {
    const [stream, size] = Buffer.isBuffer(content)
      ? [Readable.from([content]), { size: content.length }]
      : [content, {}];
    try {
      zip.addReadStream(stream, name, { compress: false, ...size, ...options });
      await finished(stream, { signal: leaving.signal });
    } finally {
      stream.destroy();
    }
  };
  fill(add).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  );
  return output;
}
