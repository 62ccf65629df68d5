import { hkdfSync } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from '../../platform/env.ts';
import { BackupRefused } from './backup-refused.ts';
import { type Manifest, signingKeyName } from './manifest.ts';
import type { ArchiveReader } from './read-archive.ts';

type Settings = Pick<Environment, 'DATA_DIR' | 'SIGNING_SECRET'>;

export async function findSigningSecret({ DATA_DIR, SIGNING_SECRET }: Settings) {
  if (SIGNING_SECRET !== undefined) return { secret: SIGNING_SECRET, isFile: false };
  const secret = await readFile(pathOf(DATA_DIR), 'utf8').catch(() => undefined);
  return secret === undefined ? undefined : { secret, isFile: true };
}

export function secretFingerprint(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'vesika backup', 16)).toString('base64url');
}

export async function planSigningSecret(
  env: Settings,
  { secretFingerprint: wanted }: Pick<Manifest, 'secretFingerprint'>,
  archive: ArchiveReader,
  { replace }: { replace: boolean },
): Promise<() => Promise<void>> {
  const found = await findSigningSecret(env);
  if (found && secretFingerprint(found.secret) === wanted) return async () => undefined;
  const stored = (await archive.read(signingKeyName))?.toString();
  if (stored === undefined || found?.isFile === false) {
    throw new BackupRefused(
      'SIGNING_SECRET must be the one that the backup was taken with (of a service without that setting: what stands ' +
        'in secrets/signing-key of its data folder): second factors are sealed by it.',
    );
  }
  if (found && !replace) {
    throw new BackupRefused(
      `${pathOf(env.DATA_DIR)} is another secret than that of the backup; --replace puts the latter there.`,
    );
  }
  return async () => {
    await mkdir(dirname(pathOf(env.DATA_DIR)), { recursive: true, mode: 0o700 });
    await writeFile(pathOf(env.DATA_DIR), stored, { mode: 0o600, flush: true });
  };
}

function pathOf(dataDir: string): string {
  return join(dataDir, signingKeyName);
}
