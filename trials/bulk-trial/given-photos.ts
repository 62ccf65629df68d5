import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { jpegTelling } from '../../apps/server/src/testing/people.ts';

export interface GivenPhoto {
  /** Path within the ZIP, with the folder. */
  name: string;
  person: string;
  bytes: Buffer;
}

const portraits = join(import.meta.dirname, '../../../shared/portraits');
/** Generated faces, photographed faces, and pictures that cannot become a photo. */
const folders = [
  'generated',
  'london',
  'good_single',
  'glasses_occlusion',
  'no_face',
  'multi_face',
  'children',
];
const bytesMax = 10 * 2 ** 20;
const accents = ['Şule', 'Zoë', 'Łukasz', 'Анна', '美咲', 'ليلى', 'José', 'Søren'];

/**
 * Returns `count` pictures, mixed from all folders; for the stand-in engine, short texts instead. Empty without
 * portraits.
 */
export async function givenPhotos(count: number, isReal: boolean): Promise<GivenPhoto[]> {
  const pictures = isReal
    ? await spread(count)
    : Array.from({ length: count }, (_, n) => jpegTelling(instructionOf(n)));
  return pictures.map((bytes, n) => {
    const person = `${accents[n % accents.length]} ${n + 1}`;
    return { name: `Sınıf ${n % 5}/${person}.jpg`, person, bytes };
  });
}

/** Packs the pictures into a ZIP with the list that names the person in each file. */
export function zipOf(photos: readonly GivenPhoto[]): Promise<Buffer> {
  const zip = new ZipFile();
  const lines = photos.map(({ name, person }) => `${name};${person};DE;passport`);
  zip.addBuffer(Buffer.from(`\uFEFF${['file;name;country;document', ...lines].join('\r\n')}`), 'list.csv');
  for (const { name, bytes } of photos) zip.addBuffer(bytes, name, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}

async function spread(count: number): Promise<Buffer[]> {
  const kinds = await Promise.all(folders.map(picturesIn));
  const paths: string[] = [];
  for (let n = 0; kinds.some((kind) => n < kind.length); n++) {
    for (const kind of kinds) if (kind[n] !== undefined) paths.push(kind[n]!);
  }
  return Promise.all(paths.slice(0, count).map((path) => readFile(path)));
}

async function picturesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(portraits, folder)).catch(() => []);
  const paths = names
    .filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
    .map((name) => join(portraits, folder, name));
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return paths.filter((_, at) => sizes[at]! <= bytesMax).sort();
}

function instructionOf(n: number): string {
  if (n % 20 === 7) return `judged fail ${n}`;
  if (n % 20 === 13) return `fail face-missing ${n}`;
  return `slow ${20 + ((n * 37) % 100)} ${n}`;
}
