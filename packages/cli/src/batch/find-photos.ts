import { readdir } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { CommandFailure } from '../failure.ts';

const pictureName = /\.(jpe?g|png|webp)$/i;

/** Relative names of the photos in a folder, sorted, without the results of an earlier run. */
export async function findPhotos(folder: string, out: string): Promise<string[]> {
  const outFolder = resolve(out) + sep;
  try {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile() && pictureName.test(entry.name) && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !resolve(path).startsWith(outFolder))
      .map((path) => relative(folder, path).split(sep).join('/'))
      .sort();
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw new CommandFailure(missing ? 'file-missing' : 'file-unreadable', { path: folder }, { cause });
  }
}
