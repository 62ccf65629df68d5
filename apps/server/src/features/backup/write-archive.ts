import { createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../../platform/errors/error-code.ts';
import { type AddFile, zipStream } from '../../platform/storage/zip-stream.ts';
import { BackupRefused } from './backup-refused.ts';

/** Only its owner may read the archive, and the files unpacked from it. */
const ownersAlone = { file: 0o600, entry: 0o100600 } as const;

export async function writeArchive(path: string, fill: (add: AddFile) => Promise<void>): Promise<void> {
  const draft = `${path}.part`;
  const archive = zipStream((add) =>
    fill((name, content, options) => add(name, content, { ...options, mode: ownersAlone.entry })),
  );
  try {
    await pipeline(archive, createWriteStream(draft, { mode: ownersAlone.file, flush: true }));
    await link(draft, path);
    await flushFolder(dirname(path));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new BackupRefused(`${path} is there already; nothing was changed.`);
  } finally {
    await rm(draft, { force: true });
  }
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
