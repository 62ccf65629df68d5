import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Environment } from '../../platform/env.ts';
import { findSigningSecret } from './signing-secret.ts';

export const sealName = 'seal';

/** Undefined where no secret is known yet, such as on a new machine. */
export async function findSealSecret(
  env: Pick<Environment, 'BACKUP_KEY' | 'DATA_DIR' | 'SIGNING_SECRET'>,
): Promise<string | undefined> {
  return env.BACKUP_KEY ?? (await findSigningSecret(env))?.secret;
}

/** An HMAC over the names and contents of all entries, in their order. */
export function createSeal(secret: string) {
  const hmac = createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'vesika backup seal', 32)));

  /** Passes the content of the next entry on. Entries must follow each other. */
  function over(name: string, content: Readable): Readable {
    const hash = createHash('sha256');
    const passed = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
      flush(done) {
        hmac.update(`${JSON.stringify([name, hash.digest('hex')])}\n`);
        done();
      },
    });
    pipeline(content, passed).catch((error) => passed.destroy(error));
    return passed;
  }

  return { over, value: () => hmac.digest() };
}
