import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPhoto } from './input-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-input-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('reads a photo whole', async () => {
  await writeFile(join(folder, 'a.jpg'), 'photo');
  expect((await readPhoto(join(folder, 'a.jpg'))).toString()).toBe('photo');
});

it('reads a giant file only far enough to detect that it is too large', async () => {
  await writeFile(join(folder, 'film.jpg'), '');
  await truncate(join(folder, 'film.jpg'), 8 * 1024 ** 3);
  expect(await readPhoto(join(folder, 'film.jpg'))).toHaveLength(10 * 1024 * 1024 + 1);
});

it('distinguishes a missing file from an unreadable one', async () => {
  await expect(readPhoto(join(folder, 'none.jpg'))).rejects.toThrow('file-missing');
  await expect(readPhoto(folder)).rejects.toThrow('file-unreadable');
});
