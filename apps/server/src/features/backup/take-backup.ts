import { Readable } from 'node:stream';
import type pg from 'pg';
import type { Environment } from '../../platform/env.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { isObservation, picturesRoot } from '../photos/index.ts';
import { BackupRefused } from './backup-refused.ts';
import { dumpDatabase } from './dump-database.ts';
import { fileName, type Manifest, manifestName, signingKeyName, tableName } from './manifest.ts';
import { createSeal, sealName } from './seal.ts';
import { findSigningSecret, secretFingerprint } from './signing-secret.ts';
import { writeArchive } from './write-archive.ts';

export interface BackupPlaces {
  env: Environment;
  storage: Storage;
  pool: pg.Pool;
}

/** Files are written before their rows, so every photo in the snapshot has its files unless its owner deleted it since. */
export async function takeBackup({ env, storage, pool }: BackupPlaces, path: string): Promise<Manifest> {
  const signing = await findSigningSecret(env);
  if (!signing) throw new BackupRefused(`There is nothing to back up in ${env.DATA_DIR} (DATA_DIR).`);
  const seal = createSeal(env.BACKUP_KEY ?? signing.secret);
  let manifest!: Manifest;
  await writeArchive(path, async (addToArchive) => {
    const add = (name: string, content: Readable, options?: { compress: boolean }) =>
      addToArchive(name, seal.over(name, content), options);
    const client = await pool.connect();
    let dump: Awaited<ReturnType<typeof dumpDatabase>>;
    try {
      dump = await dumpDatabase(client, (table, rows) => add(tableName(table), rows, { compress: true }));
    } finally {
      client.release();
    }
    let files = 0;
    for await (const { key } of storage.list(picturesRoot)) {
      const file = isObservation(key) ? undefined : await storage.open(key);
      if (!file) continue;
      await add(fileName(key), file.stream);
      files++;
    }
    if (signing.isFile) await add(signingKeyName, Readable.from([Buffer.from(signing.secret)]));
    manifest = { format: 1, ...dump, files, secretFingerprint: secretFingerprint(signing.secret) };
    await add(manifestName, Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))]));
    await addToArchive(sealName, seal.value(), { compress: true });
  });
  return manifest;
}
