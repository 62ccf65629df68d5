import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../platform/database/open-database.ts';
import type { Environment } from '../../platform/env.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { createSignedLinks } from '../../platform/storage/signed-links.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { findSealSecret } from './seal.ts';

type TrialParts = Pick<Parameters<typeof openDatabase>[0], 'seed' | 'log'>;

/** Restores a backup into a folder that is deleted afterwards, because only a restore shows that a backup is sound. */
export async function tryRestore(
  env: Environment,
  path: string,
  { foreign, seed, log }: TrialParts & { foreign: boolean },
): Promise<Manifest> {
  const folder = await mkdtemp(join(tmpdir(), 'vesika-restore-'));
  const dataDir = join(folder, 'data');
  const databaseDir = join(folder, 'database');
  const trial: Environment = {
    ...env,
    DATA_DIR: dataDir,
    DATABASE_DIR: databaseDir,
    DATABASE_URL: undefined,
    BACKUP_KEY: await findSealSecret(env),
    S3_BUCKET: undefined,
    S3_ENDPOINT: undefined,
  };
  try {
    // The user who runs the database enters it, but not the data.
    await chmod(folder, 0o711);
    await mkdir(dataDir, { mode: 0o700 });
    const links = createSignedLinks({ secret: Buffer.alloc(32), clock: Date.now });
    const storage = await openStorage({ env: trial, links, log });
    const database = await openDatabase({
      url: undefined,
      dataDir,
      folder: databaseDir,
      connectionsMax: 2,
      seed,
      log,
    });
    try {
      return await restoreBackup({ env: trial, storage, pool: database.pool }, path, {
        replace: false,
        foreign,
      });
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
