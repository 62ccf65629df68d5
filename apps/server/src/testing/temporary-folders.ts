import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Makes folders that are gone after the last test of the file; to be called once, at its top. */
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
