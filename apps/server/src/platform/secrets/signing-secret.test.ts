import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolders } from '../../testing/temporary-folders.ts';
import { loadSigningKeys } from './signing-secret.ts';

const temporaryFolder = temporaryFolders();

describe('loadSigningKeys', () => {
  it('makes a secret once, readable by its owner alone', async () => {
    const folder = await temporaryFolder();
    const first = await loadSigningKeys(folder);
    expect(await loadSigningKeys(folder)).toEqual(first);
    expect((await stat(join(folder, 'secrets/signing-key'))).mode & 0o777).toBe(0o600);
    expect(first.links).not.toEqual(first.cookies);
  });

  it('gives processes that start together the same secret', async () => {
    const folder = await temporaryFolder();
    const keys = await Promise.all(Array.from({ length: 8 }, () => loadSigningKeys(folder)));
    expect(new Set(keys.map(({ links }) => links.toString('hex'))).size).toBe(1);
  });

  it('prefers the secret that is given', async () => {
    const [one, two] = await Promise.all([
      loadSigningKeys('/nonexistent', 'a'.repeat(32)),
      loadSigningKeys('/nonexistent', 'b'.repeat(32)),
    ]);
    expect(one?.links).not.toEqual(two?.links);
  });
});
