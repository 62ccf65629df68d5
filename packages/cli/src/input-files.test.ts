import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOriginal, readPhoto } from './input-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-input-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('reads a photo whole', async () => {
  await writeFile(join(folder, 'a.jpg'), 'photo');
  expect((await readPhoto(join(folder, 'a.jpg'))).toString()).toBe('photo');
});

it('reads a photo from a pipe, also one that comes in parts', () => {
  const module = fileURLToPath(new URL('./input-files.ts', import.meta.url));
  const program = `import(${JSON.stringify(module)}).then(async ({ readPhoto }) => {
    const photo = await readPhoto('-');
    console.log(photo.length, photo.every((byte) => byte === 7));
  })`;
  const args = ['--import', '@oxc-node/core/register', '-e', program];
  const printed = execFileSync(process.execPath, args, { input: Buffer.alloc(300_000, 7), encoding: 'utf8' });
  expect(printed.trim()).toBe('300000 true');
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

it('converts a HEIC from which a photo is made, and leaves one that is judged as it is', async () => {
  const fixture = '../../engine/fixtures/heic/display-p3-10-bit.heic';
  const heic = fileURLToPath(new URL(fixture, import.meta.url));
  expect((await readOriginal(heic)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(await readPhoto(heic)).toEqual(await readFile(heic));
});
