import { spawn } from 'node:child_process';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashOfSources } from './page-sources.mjs';

/** An error whose message is for the operator, without a stack. */
export class PageBuildError extends Error {}

/** Builds the pages if they are missing or older than their sources. Resolves to the folder of the build. */
export async function buildPages(root, say) {
  const build = join(root, 'apps/web/build');
  const sources = await hashOfSources(root);
  const isBuilt = () => isStamped(build, 'sources', sources);
  if (await isBuilt()) return build;
  await withLock(root, 'build', async () => {
    if (await isBuilt()) return;
    const begun = Date.now();
    say('Building the pages, once ...\n');
    await runBuild(join(root, 'apps/web'));
    await stamp(build, 'sources', sources);
    say(`The pages are built, in ${((Date.now() - begun) / 1000).toFixed(1)} s.\n`);
  });
  return build;
}

/**
 * Writes compressed variants next to the plain files of a build. Pages can be served before it has finished. If several
 * servers start at once, only one compresses.
 */
export async function compressPages(root) {
  const build = join(root, 'apps/web/build');
  const sources = await readFile(stampOf(build, 'sources'), 'utf8');
  const isCompressed = () => isStamped(build, 'compressed', sources);
  if (await isCompressed()) return;
  await withLock(root, 'compress', async () => {
    if (!(await isCompressed())) await compressInto(build, sources);
  });
}

/** Compresses one file at a time, so that page requests have priority. */
async function compressInto(build, sources) {
  const client = join(build, 'client');
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  for (const name of await readdir(client, { recursive: true })) {
    if (!/\.(js|css|svg|json|txt|xml|wasm|webmanifest)$/.test(name)) continue;
    const file = join(client, name);
    const plain = await readFile(file);
    if (plain.length < 1024) continue;
    await writeWhole(`${file}.br`, await promisify(brotliCompress)(plain, brotliOptions));
    await writeWhole(`${file}.gz`, await promisify(gzip)(plain));
  }
  await stamp(build, 'compressed', sources);
}

/** Renames a complete file into place, so that neither a reading server nor another writer meets half a file. */
async function writeWhole(file, content) {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}`);
  await writeFile(draft, content);
  await rename(draft, file);
}

/** Inside the build folder, so that a new build removes it. */
function stampOf(build, name) {
  return join(build, `client/.${name}-sha256`);
}

async function stamp(build, name, sources) {
  await writeFile(stampOf(build, name), sources);
}

async function isStamped(build, name, sources) {
  return (await readFile(stampOf(build, name), 'utf8').catch(() => '')) === sources;
}

/** If two servers start at once, one works and the other waits. The lock of a dead process is taken over. */
async function withLock(root, what, work) {
  const lock = join(root, `node_modules/.vesika-${what}-lock`);
  const named = `${lock}.${process.pid}`;
  for (;;) {
    try {
      // A link, unlike a written file, contains its owner's id from the first moment.
      await writeFile(named, String(process.pid));
      await link(named, lock).finally(() => rm(named));
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw new PageBuildError(`The pages cannot be built: ${error.message}`);
      if (!(await isHeld(lock))) await rm(lock, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function isHeld(lock) {
  const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
  try {
    // Signal 0 is not delivered, but fails if the process does not exist.
    return owner > 0 && process.kill(owner, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** In MB. A build allocates many short-lived objects; a larger young generation saves a quarter of the CPU time. */
const youngGenerationFlags = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

async function runBuild(web) {
  const bin = join(
    dirname(createRequire(join(web, 'package.json')).resolve('@react-router/dev/package.json')),
    'bin.js',
  );
  const child = spawn(process.execPath, [...youngGenerationFlags, bin, 'build'], {
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
  if (code !== 0) throw new PageBuildError(`The pages cannot be built.\n${output}`);
}
