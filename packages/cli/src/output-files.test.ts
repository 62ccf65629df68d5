import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outputFiles, outputStem, writeOutput } from './output-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-output-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const at = (...names: string[]) => join(folder, ...names);

it.each([
  ['-', 'out/photo-de-passport'],
  ['selfie.jpg', 'out/selfie-de-passport'],
  ['a/b/My Photo.final.PNG', 'out/My Photo.final-de-passport'],
  ['noextension', 'out/noextension-de-passport'],
])('%s becomes %s', (input, stem) => {
  expect(outputStem('out', input, 'DE', 'passport')).toBe(stem);
});

it('includes the variant', () => {
  expect(outputStem('out', 'a.jpg', 'US', 'visa', 'us-diversity-visa')).toBe(
    'out/a-us-visa-us-diversity-visa',
  );
});

describe('claiming a name', () => {
  it('refuses an existing file, unless forced', async () => {
    await writeFile(at('a.jpg'), 'old');
    const rules = { inputs: [] };
    await expect(outputFiles({ ...rules, force: false }).claim(at('a.jpg'))).rejects.toThrow('output-exists');
    await expect(outputFiles({ ...rules, force: true }).claim(at('a.jpg'))).resolves.toBeUndefined();
  });

  it('never claims the name of an input, by any path and even if forced', async () => {
    await mkdir(at('in'));
    await writeFile(at('in', 'a.jpg'), 'original');
    await symlink(at('in'), at('link'));
    const files = outputFiles({ force: true, inputs: [at('in', 'a.jpg')] });
    await expect(files.claim(at('link', '..', 'link', 'a.jpg'))).rejects.toThrow('output-is-input');
  });

  it('claims a name once per run, before the folder exists', async () => {
    const files = outputFiles({ force: true, inputs: [] });
    await files.claim(at('new', 'a.jpg'));
    await expect(files.claim(at('new', '.', 'a.jpg'))).rejects.toThrow('output-claimed');
  });
});

describe('writing', () => {
  it('makes the folder and leaves nothing else in it', async () => {
    await writeOutput(at('new', 'deep', 'a.jpg'), Buffer.from('photo'));
    expect(await readdir(at('new', 'deep'))).toEqual(['a.jpg']);
    expect(await readFile(at('new', 'deep', 'a.jpg'), 'utf8')).toBe('photo');
  });

  it('reports a failure', async () => {
    await writeFile(at('file'), '');
    await expect(writeOutput(at('file', 'a.jpg'), Buffer.from('photo'))).rejects.toThrow('output-unwritable');
  });
});
