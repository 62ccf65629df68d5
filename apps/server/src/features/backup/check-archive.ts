import { timingSafeEqual } from 'node:crypto';
import { parseStorageKey } from '../../platform/storage/storage-key.ts';
import { BackupRefused } from './backup-refused.ts';
import { keyOfFile, type Manifest, tableName } from './manifest.ts';
import type { ArchiveReader } from './read-archive.ts';
import { createSeal, sealName } from './seal.ts';

interface Expected {
  manifest: Manifest;
  /** Secret of this service; undefined where none is known. */
  secret: string | undefined;
}

/** Reads every entry to its end, so that a damaged backup is refused before anything is deleted. Tells whether the seal is ours. */
export async function checkArchive(archive: ArchiveReader, { manifest, secret }: Expected): Promise<boolean> {
  const rowsOf = new Map(manifest.tables.map(({ name, rows }) => [tableName(name), rows]));
  const missing = [...rowsOf.keys()].find((name) => !archive.names.includes(name));
  if (missing !== undefined) throw damaged(`${missing} is missing`);
  const seal = createSeal(secret ?? '');
  for (const name of archive.names.filter((each) => each !== sealName)) {
    const key = keyOfFile(name);
    if (key !== undefined && !parseStorageKey(key)) {
      throw damaged(`${JSON.stringify(key)} is no place of a file`);
    }
    let lines = 0;
    for await (const chunk of seal.over(name, await archive.stream(name)) as AsyncIterable<Buffer>) {
      if (rowsOf.has(name)) for (const byte of chunk) if (byte === lineEnd) lines++;
    }
    if (rowsOf.has(name) && lines !== rowsOf.get(name)) {
      throw damaged(`${name} has ${lines} rows instead of ${rowsOf.get(name)}`);
    }
  }
  const [wanted, given] = [seal.value(), (await archive.read(sealName)) ?? Buffer.alloc(0)];
  return secret !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** COPY escapes the ends of lines within values. */
const lineEnd = 0x0a;

function damaged(what: string): BackupRefused {
  return new BackupRefused(`The backup is damaged: ${what}. Nothing was changed.`);
}
