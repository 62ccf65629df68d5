import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { CommandFailure } from '../failure.ts';

/** Formats that the engine refuses are among them, so that each such file is reported with the reason. */
const pictureName = /\.(jpe?g|jpe|jfif|pjpe?g|png|webp|hei[cf]|hif|avif|gif|tiff?|bmp|jxl|jp2|dng)$/i;

/** A file of the folder from which no photo is made. */
export interface SkippedFile {
  file: string;
  why: string;
}

interface FoundFiles {
  /** Relative names, sorted. */
  photos: string[];
  skipped: SkippedFile[];
}

/** All files of a folder and the folders in it, without the results of an earlier run. */
export async function findPhotos(folder: string, out: string): Promise<FoundFiles> {
  const outFolder = resolve(out) + sep;
  const photos: string[] = [];
  const skipped: SkippedFile[] = [];
  for (const entry of await entriesOf(folder)) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory() || resolve(path).startsWith(outFolder)) continue;
    const file = relative(folder, path).split(sep).join('/');
    const why = reasonToSkip(entry, file);
    if (why === null) photos.push(file);
    else skipped.push({ file, why });
  }
  return { photos: photos.sort(), skipped: skipped.sort((a, b) => (a.file < b.file ? -1 : 1)) };
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw new CommandFailure(missing ? 'file-missing' : 'file-unreadable', { path: folder }, { cause });
  }
}

function reasonToSkip(entry: Dirent, file: string): string | null {
  if (file.split('/').some((part) => part.startsWith('.'))) return 'it’s hidden';
  if (!pictureName.test(file)) return 'its name isn’t that of a picture';
  if (entry.isSymbolicLink()) return 'it’s a link; put the file itself into the folder';
  return entry.isFile() ? null : 'it’s no ordinary file';
}
