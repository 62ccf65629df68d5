import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Options, ZipFile } from 'yazl';
import { sharedBodyZip } from '../../../testing/zip.ts';
import { openPictureArchive } from './picture-archive.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-zip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const limits = { files: 3, fileBytes: 10 * 2 ** 20, totalBytes: 40 * 2 ** 20 };
let archives = 0;

interface Given extends Partial<Options> {
  name: string;
  bytes?: Buffer;
}

async function zipOf(...files: Given[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, bytes = Buffer.from('a photo'), ...options } of files)
    zip.addBuffer(bytes, name, options);
  zip.end();
  return buffer(zip.outputStream);
}

/** The names, or the code of the refusal. */
async function namesIn(zip: Buffer): Promise<string[] | string> {
  const path = join(folder, `${++archives}.zip`);
  await writeFile(path, zip);
  try {
    const { files, close } = await openPictureArchive(path, limits);
    for (const { read } of files) await read();
    close();
    return files.map(({ name }) => name);
  } catch (error) {
    return (error as { code: string }).code;
  }
}

/** Replaces the name in both the directory and the local header. */
function replaced(zip: Buffer, from: string, to: string): Buffer {
  expect(from.length).toBe(to.length);
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}

/** Patches the directory entry of the only file (APPNOTE 4.3.12). */
function patched(zip: Buffer, patch: (directory: Buffer) => void): Buffer {
  const copy = Buffer.from(zip);
  patch(copy.subarray(copy.lastIndexOf('PK\x01\x02', undefined, 'latin1')));
  return copy;
}

describe('a ZIP of photos', () => {
  it('gives its files with their folders and letters, without what systems leave in it', async () => {
    const zip = await zipOf(
      { name: 'Sınıf 3/Şule Öğüt.jpg' },
      { name: 'Zoe\u0308.png' },
      ...['__MACOSX/._a.jpg', 'a/.DS_Store', 'a/Thumbs.db'].map((name) => ({ name })),
    );
    expect(await namesIn(zip)).toEqual(['Sınıf 3/Şule Öğüt.jpg', 'Zoë.png']);
  });

  it('reads names as UTF-8 that macOS does not mark, and others as ZIP began', async () => {
    const unmarked = patched(await zipOf({ name: 'ü.jpg' }), (directory) => directory.writeUInt16LE(0, 8));
    expect(await namesIn(unmarked)).toEqual(['ü.jpg']);
    const old = patched(await zipOf({ name: 'x.jpg' }), (directory) => {
      directory.writeUInt16LE(0, 8);
      directory[46] = 0x81;
    });
    expect(await namesIn(old)).toEqual(['ü.jpg']);
  });

  it.each([
    ['that is none', 'archive-damaged', async () => Buffer.from('PK\x03\x04 and nothing more')],
    [
      'whose end is missing',
      'archive-damaged',
      async () => (await zipOf({ name: 'a.jpg' })).subarray(0, -10),
    ],
    [
      'with a password',
      'archive-encrypted',
      async () => patched(await zipOf({ name: 'a.jpg' }), (directory) => directory.writeUInt16LE(1, 8)),
    ],
    [
      'with a way up',
      'archive-unsafe',
      async () => replaced(await zipOf({ name: 'ab/a.jpg' }), 'ab/a', '../a'),
    ],
    [
      'with a way from the root',
      'archive-unsafe',
      async () => replaced(await zipOf({ name: 'ab.jpg' }), 'ab.', '/b.'),
    ],
    ['with a link', 'archive-unsafe', () => zipOf({ name: 'a.jpg', mode: 0o120777 })],
    [
      'that swells',
      'archive-unsafe',
      () => zipOf({ name: 'a.jpg', bytes: Buffer.alloc(9 * 2 ** 20), compress: true }),
    ],
    ['whose files share a body', 'archive-unsafe', () => sharedBodyZip(Buffer.from('a photo'), 3)],
    [
      'whose small files swell together',
      'archive-unsafe',
      () => zipOf(...['a', 'b', 'c'].map((name) => ({ name, bytes: Buffer.alloc(2 ** 20), compress: true }))),
    ],
    [
      'that holds more than it says',
      'archive-unsafe',
      async () => {
        const zip = await zipOf({ name: 'a.jpg', bytes: Buffer.alloc(9 * 2 ** 20), compress: true });
        return patched(zip, (directory) => directory.writeUInt32LE(5000, 24));
      },
    ],
    ['of too many files', 'batch-full', () => zipOf(...['a', 'b', 'c', 'd'].map((name) => ({ name })))],
    [
      'of too many bytes',
      'batch-full',
      async () =>
        patched(await zipOf({ name: 'a.jpg' }), (directory) => {
          directory.writeUInt32LE(90 * 2 ** 20, 20);
          directory.writeUInt32LE(90 * 2 ** 20, 24);
        }),
    ],
  ])('%s is refused: %s', async (_what, code, zip) => {
    expect(await namesIn(await zip())).toBe(code);
  });
});
