import { access, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { CommandFailure } from './failure.ts';
import { standardInput } from './input-files.ts';

/** The name that stands for standard output. */
export const standardOutput = '-';

interface OutputRules {
  /** Overwrite files of earlier runs; input photos are never overwritten. */
  force?: boolean;
  inputs: ReadonlyArray<string>;
}

/** `selfie.heic.jpg`, DE, passport gives `selfie.heic-de-passport` in the folder. */
export function outputStem(folder: string, input: string, ...document: ReadonlyArray<string>): string {
  const stem = input === standardInput ? 'photo' : basename(input, extname(input));
  return join(folder, [stem, ...document.map((part) => part.toLowerCase())].join('-'));
}

/**
 * Guards the output files of one run.
 *
 * `claim` is called before a photo is processed, so that no time is spent on a result that cannot be saved; it throws a
 * CommandFailure. A name is claimed once per run even with --force, because two photos with the same name in different
 * folders must not overwrite each other.
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

/** Written atomically, so that a reader never sees half a photo. */
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

/** Canonical path: links and relative steps are resolved as far as the path exists. */
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
