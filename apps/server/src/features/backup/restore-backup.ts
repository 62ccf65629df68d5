import { hashOf, type Migration, readMigrations } from '../../platform/database/migrate.ts';
import { parseStorageKey } from '../../platform/storage/storage-key.ts';
import { BackupRefused } from './backup-refused.ts';
import { isDatabaseEmpty, loadDatabase } from './load-database.ts';
import {
  fileName,
  keyOfFile,
  type Manifest,
  manifestName,
  manifestSchema,
  storedRoots,
  tableName,
} from './manifest.ts';
import { type ArchiveReader, readArchive } from './read-archive.ts';
import { planSigningSecret } from './signing-secret.ts';
import type { BackupPlaces } from './take-backup.ts';

const filesAtOnce = 8;

/** Files come first and rows last, so an interrupted restore has no rows and can be repeated with `replace`. */
export async function restoreBackup(
  places: BackupPlaces,
  path: string,
  options: { replace: boolean },
): Promise<Manifest> {
  const archive = await readArchive(path);
  try {
    const manifest = await readManifest(archive, path);
    const known = await readMigrations();
    refuseNewer(manifest, known);
    const settleSecret = await planSigningSecret(places.env, manifest, archive, options);
    const client = await places.pool.connect();
    try {
      if (!options.replace) await refuseUsed(places, await isDatabaseEmpty(client));
      await settleSecret();
      await replaceFiles(places, archive);
      await loadDatabase(client, manifest, known, (table) => archive.stream(tableName(table)));
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
  const parsed = manifestSchema.safeParse(text === undefined ? undefined : JSON.parse(text));
  if (!parsed.success) throw new BackupRefused(`${path} is no backup of this service.`);
  const files = archive.names.filter((name) => keyOfFile(name) !== undefined).length;
  if (files === parsed.data.files) return parsed.data;
  throw new BackupRefused(`${path} is damaged: it has ${files} files instead of ${parsed.data.files}.`);
}

function refuseNewer({ migrations }: Manifest, known: readonly Migration[]): void {
  const own = new Map(known.map((migration) => [migration.name, hashOf(migration)]));
  const unknown = migrations.find(({ name, sha256 }) => own.get(name) !== sha256);
  if (!unknown) return;
  throw new BackupRefused(
    `The backup is of a newer version of the service: its database has ${unknown.name}.`,
  );
}

async function refuseUsed({ storage }: BackupPlaces, isDatabaseEmptyNow: boolean): Promise<void> {
  const say = (what: string) =>
    new BackupRefused(`The ${what} is not empty; --replace deletes what is there. Nothing was changed.`);
  if (!isDatabaseEmptyNow) throw say('database');
  for (const root of storedRoots) {
    for await (const _any of storage.list(root)) throw say('storage');
  }
}

async function replaceFiles({ storage }: BackupPlaces, archive: ArchiveReader): Promise<void> {
  for (const root of storedRoots) {
    for await (const { key } of storage.list(root)) await storage.delete(key);
  }
  const keys = archive.names.map((name) => keyOfFile(name)).filter((key) => key !== undefined);
  const left = keys.values();
  const work = async () => {
    for (const text of left) {
      const key = parseStorageKey(text);
      if (!key)
        throw new BackupRefused(`The backup is damaged: ${JSON.stringify(text)} is no place of a file.`);
      await storage.put(key, (await archive.read(fileName(key)))!);
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, work));
}
