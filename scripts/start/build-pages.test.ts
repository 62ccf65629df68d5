import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildPages, compressPages, PageBuildError } from './build-pages.mjs';

/** Counts its runs and is slow enough for two of them to overlap. */
const builder = `
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync('../../runs', '.');
setTimeout(() => {
  mkdirSync('build/client/assets', { recursive: true });
  writeFileSync('build/client/assets/page.js', 'text '.repeat(1000));
  writeFileSync('build/client/assets/short.js', 'text');
  writeFileSync('build/client/assets/picture.png', Buffer.alloc(5000));
}, 300);
`;

let root: string;
const quietly = () => {};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vesika-build-'));
  await put('package-lock.json', '{}');
  await put('apps/web/package.json', '{}');
  await put('apps/web/src/page.ts', 'first');
  await put('node_modules/@react-router/dev/package.json', '{}');
  await put('node_modules/@react-router/dev/bin.js', builder);
});
afterEach(() => rm(root, { recursive: true }));

it('builds once, and again when a source has changed', async () => {
  expect(await buildPages(root, quietly)).toBe(join(root, 'apps/web/build'));
  await buildPages(root, quietly);
  expect(await runs()).toBe(1);
  await put('apps/web/src/page.ts', 'second');
  await buildPages(root, quietly);
  expect(await runs()).toBe(2);
});

it('builds once if two servers start at once', async () => {
  await Promise.all([buildPages(root, quietly), buildPages(root, quietly)]);
  expect(await runs()).toBe(1);
});

it('takes over from a builder that has died', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await put('node_modules/.vesika-build-lock', String(pid));
  await buildPages(root, quietly);
  expect(await runs()).toBe(1);
  expect(await readdir(join(root, 'node_modules'))).toEqual(['@react-router']);
});

it('reports the output of a failed build, and tries again at the next start', async () => {
  await put('node_modules/@react-router/dev/bin.js', `console.error('no such page'); process.exit(1);`);
  await expect(buildPages(root, quietly)).rejects.toThrow(/cannot be built.*no such page/s);
  await expect(buildPages(root, quietly)).rejects.toBeInstanceOf(PageBuildError);
  await put('node_modules/@react-router/dev/bin.js', builder);
  await expect(buildPages(root, quietly)).resolves.toContain('build');
});

it('compresses texts that shrink, and leaves no temporary files', async () => {
  await buildPages(root, quietly);
  await compressPages(root);
  const assets = join(root, 'apps/web/build/client/assets');
  const plain = await readFile(join(assets, 'page.js'));
  expect(brotliDecompressSync(await readFile(join(assets, 'page.js.br')))).toEqual(plain);
  expect(gunzipSync(await readFile(join(assets, 'page.js.gz')))).toEqual(plain);
  expect((await readdir(assets)).sort()).toEqual([
    'page.js',
    'page.js.br',
    'page.js.gz',
    'picture.png',
    'short.js',
  ]);
});

it('does not compress while another server does', async () => {
  await buildPages(root, quietly);
  await put('node_modules/.vesika-compress-lock', String(process.pid));
  const compressing = compressPages(root);
  // Time in which a server that did not wait would have started.
  await sleep(200);
  const client = join(root, 'apps/web/build/client');
  await copyFile(join(client, '.sources-sha256'), join(client, '.compressed-sha256'));
  await rm(join(root, 'node_modules/.vesika-compress-lock'));
  await compressing;
  expect(await readdir(join(client, 'assets'))).not.toContain('page.js.br');
  expect(await readdir(join(root, 'node_modules'))).toEqual(['@react-router']);
});

it('completes an interrupted compression', async () => {
  await buildPages(root, quietly);
  await compressPages(root);
  const client = join(root, 'apps/web/build/client');
  await rm(join(client, 'assets/page.js.br'));
  await compressPages(root);
  expect(await readdir(join(client, 'assets'))).not.toContain('page.js.br');
  await rm(join(client, '.compressed-sha256'));
  await compressPages(root);
  expect(await readdir(join(client, 'assets'))).toContain('page.js.br');
});

async function put(name: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), content);
}

async function runs(): Promise<number> {
  return (await readFile(join(root, 'runs'), 'utf8')).length;
}
