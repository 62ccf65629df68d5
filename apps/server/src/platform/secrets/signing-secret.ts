import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errors/error-code.ts';

export interface SigningKeys {
  links: Buffer;
  cookies: Buffer;
  tokens: Buffer;
  sealing: Buffer;
  fingerprints: Buffer;
  testPayments: Buffer;
  makingRecords: Buffer;
}

export async function loadSigningKeys(dataDir: string, given?: string): Promise<SigningKeys> {
  const secret = given ?? (await readOrMake(join(dataDir, 'secrets')));
  return {
    links: derive(secret, 'vesika links'),
    cookies: derive(secret, 'vesika cookies'),
    tokens: derive(secret, 'vesika tokens'),
    sealing: derive(secret, 'vesika sealing'),
    fingerprints: derive(secret, 'vesika fingerprints'),
    testPayments: derive(secret, 'vesika test payments'),
    makingRecords: derive(secret, 'vesika making records'),
  };
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** `link` fails for the second of two processes that start at once, so both use the same key. */
async function readOrMake(folder: string): Promise<string> {
  const path = join(folder, 'signing-key');
  const found = await readIfThere(path);
  if (found) return found;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  try {
    await link(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
