import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { type Entry, open, type ZipFile } from 'yauzl';
import { BackupRefused } from './backup-refused.ts';

export type ArchiveReader = Awaited<ReturnType<typeof readArchive>>;

export async function readArchive(path: string) {
  const zip = await openZip(path);
  const entries = await listEntries(zip, path);

  async function stream(name: string): Promise<Readable> {
    const entry = entries.get(name);
    if (!entry) throw new BackupRefused(`${path} is no whole backup: ${name} is missing.`);
    const bytes: Readable = await promisify(zip.openReadStream.bind(zip) as OpenStream)(entry);
    const checked = checkedBy(entry.crc32, () => new BackupRefused(`${path} is damaged: ${name} differs.`));
    pipeline(bytes, checked).catch((error) => checked.destroy(error));
    return checked;
  }

  return {
    names: [...entries.keys()],
    stream,
    read: async (name: string) => (entries.has(name) ? buffer(await stream(name)) : undefined),
    close: () => zip.close(),
  };
}

type OpenStream = (entry: Entry, done: (error: Error | null, stream: Readable) => void) => void;

async function openZip(path: string): Promise<ZipFile> {
  const opening = promisify(
    (done: (error: Error | null, zip: ZipFile) => void) =>
      void open(path, { lazyEntries: true, autoClose: false }, done),
  );
  try {
    return await opening();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new BackupRefused(
      code === undefined ? `${path} is no backup: ${message}.` : `${path} cannot be read (${code}).`,
    );
  }
}

function listEntries(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', (error: Error) => reject(new BackupRefused(`${path} is damaged: ${error.message}.`)));
    zip.readEntry();
  });
}

function checkedBy(expected: number, failure: () => Error): Transform {
  let sum = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush: (done) => done(sum === expected ? null : failure()),
  });
}
