import { timingSafeEqual } from 'node:crypto';
import { hashOf, type Migration, readMigrations, squash } from '../../platform/database/migrate.ts';
import { parseStorageKey } from '../../platform/storage/storage-key.ts';
import { picturesRoot } from '../photos/index.ts';
import { BackupRefused } from './backup-refused.ts';
import { isDatabaseEmpty, loadDatabase } from './load-database.ts';
import { fileName, keyOfFile, type Manifest, manifestName, manifestText, tableName } from './manifest.ts';
import { type ArchiveReader, readArchive } from './read-archive.ts';
import { createSeal, findSealSecret, sealName } from './seal.ts';
import { planSigningSecret } from './signing-secret.ts';
import type { BackupPlaces } from './take-backup.ts';

const filesAtOnce = 8;

interface RestoreOptions {
  /** Delete what is there. */
  replace: boolean;
  /** Accept a backup without the seal of this service, whose operators then are none here. */
  foreign?: boolean;
}

/**
 * The whole backup is checked before the first write. Files come first and rows last, so an interrupted restore has no
 * rows and can be repeated with `replace`.
 */
export async function restoreBackup(
  places: BackupPlaces,
  path: string,
  { replace, foreign = false }: RestoreOptions,
): Promise<Manifest> {
  const archive = await readArchive(path);
  try {
    const manifest = await readManifest(archive, path);
    const known = await readMigrations();
    refuseNewer(manifest, known);
    const settleSecret = await planSigningSecret(places.env, manifest, archive, { replace });
    const client = await places.pool.connect();
    try {
      if (!replace) await refuseUsed(places, await isDatabaseEmpty(client));
      const isOwn = await checkArchive(archive, { manifest, secret: await findSealSecret(places.env) });
      if (!isOwn && !foreign) throw notOurs(path);
      await settleSecret();
      await replaceFiles(places, archive);
      await loadDatabase(client, manifest, {
        known,
        keepOperators: isOwn,
        rowsOf: (table) => archive.stream(tableName(table)),
      });
    } finally {
      client.release();
    }
    return manifest;
  } finally {
    archive.close();
  }
}

async function readManifest(archive: ArchiveReader, path: string): Promise<Manifest> {
  const text = (await archive.read(manifestName))?.toString();
  const parsed = manifestText.safeParse(text);
  if (!parsed.success) throw new BackupRefused(`${path} is no backup of this service.`);
  const files = archive.names.filter((name) => keyOfFile(name) !== undefined).length;
  if (files === parsed.data.files) return parsed.data;
  throw new BackupRefused(`${path} is damaged: it has ${files} files instead of ${parsed.data.files}.`);
}

function notOurs(path: string): BackupRefused {
  return new BackupRefused(
    `${path} was changed, or is not sealed by this service (BACKUP_KEY, or else its signing secret). If you know where it ` +
      'comes from, --foreign restores it, and nobody is an operator then. Nothing was changed.',
  );
}

function refuseNewer({ migrations }: Manifest, known: readonly Migration[]): void {
  const own = new Map(known.map((migration) => [migration.name, hashOf(migration)]));
  const unknown = squash(migrations, known).find(({ name, sha256 }) => own.get(name) !== sha256);
  if (!unknown) return;
  throw new BackupRefused(
    `The backup is of a newer version of the service: its database has ${unknown.name}.`,
  );
}

async function refuseUsed({ storage }: BackupPlaces, isDatabaseEmptyNow: boolean): Promise<void> {
  const say = (what: string) =>
    new BackupRefused(`The ${what} is not empty; --replace deletes what is there. Nothing was changed.`);
  if (!isDatabaseEmptyNow) throw say('database');
  for await (const _any of storage.list(picturesRoot)) throw say('storage');
}

async function replaceFiles({ storage }: BackupPlaces, archive: ArchiveReader): Promise<void> {
  for await (const { key } of storage.list(picturesRoot)) await storage.delete(key);
  const keys = archive.names.map((name) => keyOfFile(name)).filter((key) => key !== undefined);
  const left = keys.values();
  const work = async () => {
    for (const text of left) {
      const key = parseStorageKey(text)!;
      await storage.put(key, (await archive.read(fileName(key)))!);
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, work));
}

interface Expected {
  manifest: Manifest;
  /** Secret of this service; undefined where none is known. */
  secret: string | undefined;
}

/** Reads every entry to its end, so that a damaged backup is refused before anything is deleted. Tells whether the seal is ours. */
async function checkArchive(archive: ArchiveReader, { manifest, secret }: Expected): Promise<boolean> {
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
