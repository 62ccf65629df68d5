/**
 * `npm start`: builds the pages when they are missing or older than their sources, then runs the server in
 * this process. Plain JavaScript, so that an old Node can still read why it is refused.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashOfSources } from './start/page-sources.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const web = join(root, 'apps/web');
/** Inside the build, so that any other build removes it. */
const stamp = join(web, 'build/client/.sources-sha256');
const lock = join(root, 'node_modules/.vesika-build-lock');

// React renders many times faster so; a setting of the operator's own wins.
process.env.NODE_ENV ??= 'production';
requireNode(20, 19);
requireModules();
if (process.env.API_ONLY !== 'true' && process.env.API_ONLY !== '1') await buildWhenStale();
// For an image that is read-only afterwards.
if (process.argv.includes('--build-only')) process.exit(0);
await import('@oxc-node/core/register');
await import(pathToFileURL(join(root, 'apps/server/src/main.ts')).href);

function requireNode(majorWanted, minorWanted) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > majorWanted || (major === majorWanted && minor >= minorWanted)) return;
  quit(`Vesika needs Node ${majorWanted}.${minorWanted} or newer; this is ${process.versions.node}.`);
}

function requireModules() {
  if (!existsSync(join(root, 'node_modules/@oxc-node/core'))) quit('Run `npm ci` first.');
}

async function buildWhenStale() {
  const wanted = await hashOfSources(root);
  if (await isBuilt(wanted)) return;
  await withLock(async () => {
    if (await isBuilt(wanted)) return;
    const begun = Date.now();
    say('Building the pages, once ... ');
    await runBuild();
    await compress(join(web, 'build/client'));
    await writeFile(stamp, wanted);
    say(`done in ${((Date.now() - begun) / 1000).toFixed(1)} s\n`);
  });
}

async function isBuilt(wanted) {
  return (await readFile(stamp, 'utf8').catch(() => '')) === wanted;
}

/** Two first starts at once: one builds, the other waits. A lock that outlived its owner is taken over. */
async function withLock(work) {
  for (;;) {
    try {
      await mkdir(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') quit(`The pages cannot be built: ${error.message}`);
      const held = await stat(lock).catch(() => null);
      if (held && Date.now() - held.mtimeMs > 180_000) await rm(lock, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  try {
    await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function runBuild() {
  const bin = join(
    dirname(createRequire(join(web, 'package.json')).resolve('@react-router/dev/package.json')),
    'bin.js',
  );
  const child = spawn(process.execPath, [bin, 'build'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code === 0) return;
  await rm(lock, { recursive: true, force: true });
  quit(`failed.\n${output}`);
}

/** The server sends the compressed file beside the plain one to browsers that take it. */
async function compress(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(js|css|svg|json|txt|xml|wasm|webmanifest)$/.test(file),
  );
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const plain = await readFile(file);
      if (plain.length < 1024) return;
      await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, brotliOptions));
      await writeFile(`${file}.gz`, await promisify(gzip)(plain));
    }),
  );
}

function say(text) {
  process.stderr.write(text);
}

function quit(text) {
  say(`${text}\n`);
  process.exit(1);
}
