import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates folders that are removed after the last test of the file; call it once at the top. */
export function temporaryFolders(): () => Promise<string> {
  const folders: string[] = [];
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vesika-test-'));
    folders.push(folder);
    return folder;
  };
}
