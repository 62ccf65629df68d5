import { stat, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { DocumentOrder, PhotoFile, PhotoWithReport, Vesika } from '@vesika/client';

type Order = Omit<DocumentOrder, 'answers'>;

interface PhotoOrder extends Order {
  file?: string | undefined;
  address?: string | undefined;
  folder: string;
}

export async function makePhoto(vesika: Vesika, { file, address, folder, ...order }: PhotoOrder) {
  // Before the photo is made, because it may use a credit.
  if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is not a folder`);
  const photo = await ordered(vesika, { file, address }, order);
  const saved: string[] = [];
  for (const each of photo.files) saved.push(await save(vesika, photo, each, folder));
  const { report, files, previewUrl, ...reported } = photo;
  const notPassed = report.checks.filter(({ verdict }) => verdict !== 'pass');
  return { ...reported, previewUrl, notPassed, changes: report.changes, saved };
}

async function ordered(
  vesika: Vesika,
  { file, address }: Pick<PhotoOrder, 'file' | 'address'>,
  order: Order,
): Promise<PhotoWithReport> {
  if (file !== undefined && address === undefined) {
    const { acknowledge, face, ...options } = order;
    return vesika.makePhoto({
      file,
      ...options,
      ...(face && { face: `${face.x},${face.y}` }),
      ...(acknowledge && { acknowledge: acknowledge.join() }),
    });
  }
  if (address === undefined || file !== undefined) throw new Error('Name either a file or an address.');
  const { id: originalId } = await vesika.fetchOriginal(address);
  return vesika.makePhoto({ originalId, ...order });
}

/** The id in the name keeps photos of the same document apart. */
async function save(
  vesika: Vesika,
  { id }: PhotoWithReport,
  file: PhotoFile,
  folder: string,
): Promise<string> {
  const { name, ext } = parse(file.fileName);
  const path = join(folder, `${name}-${id.slice(0, 8)}${ext}`);
  const bytes = await (await vesika.download(file)).arrayBuffer();
  await writeFile(path, new Uint8Array(bytes), { flag: 'wx' });
  return path;
}
