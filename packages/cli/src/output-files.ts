import { access, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { CommandFailure } from './failure.ts';

export interface OutputRules {
  /** Overwrite files of earlier runs; the photos given are never overwritten. */
  force?: boolean;
  inputs: ReadonlyArray<string>;
}

/** `selfie.heic.jpg`, DE, passport -> `selfie.heic-de-passport` in the folder. */
export function outputStem(folder: string, input: string, ...document: ReadonlyArray<string>): string {
  const stem = basename(input, extname(input));
  return join(folder, [stem, ...document.map((part) => part.toLowerCase())].join('-'));
}

/**
 * Guards the files of one run.
 *
 * `claim` is called before the work on a photo, so that no minute is spent on a result with no place to go;
 * it throws a CommandFailure. A name is given out once per run, with --force too: two photos of one name
 * in different folders must not end as one.
 */
export function outputFiles({ force, inputs }: OutputRules) {
  const claimed = new Set<string>();
  return {
    async claim(path: string): Promise<void> {
      const place = await placeOf(path);
      if (claimed.has(place)) throw new CommandFailure('output-claimed', { path });
      for (const input of inputs) {
        if ((await placeOf(input)) === place) throw new CommandFailure('output-is-input', { path });
      }
      if (!force && (await exists(path))) throw new CommandFailure('output-exists', { path });
      claimed.add(place);
    },
  };
}

/** Whole or not at all: a reader never sees half a photo. */
export async function writeOutput(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (cause) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw new CommandFailure('output-unwritable', { path }, { cause });
  }
}

/** One spelling per file, links and relative steps resolved as far as the path exists. */
async function placeOf(path: string): Promise<string> {
  const absolute = resolve(path);
  try {
    return await realpath(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(await placeOf(parent), basename(absolute));
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
