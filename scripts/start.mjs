/**
 * `npm start` builds the pages if they are missing or older than their sources, and meanwhile starts the server in this
 * process. It is plain JavaScript, so that an old Node can report its version error.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildPages, compressPages, PageBuildError } from './start/build-pages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

// React renders many times faster in production mode; the operator's own setting has priority.
process.env.NODE_ENV ??= 'production';
requireNode(20, 19);
requireModules();
try {
  await start();
} catch (error) {
  if (!(error instanceof PageBuildError)) throw error;
  quit(error.message);
}

async function start() {
  // For building a read-only image.
  if (process.argv.includes('--build-only')) {
    await buildPages(root, say);
    await compressPages(root);
    process.exit(0);
  }
  const { API_ONLY, ROLE } = process.env;
  const hasPages = API_ONLY !== 'true' && API_ONLY !== '1' && ROLE !== 'worker';
  const webBuild = hasPages ? buildPages(root, say) : undefined;
  // The server awaits the build later and handles its failure.
  webBuild?.catch(() => {});
  await import('@oxc-node/core/register');
  const service = pathToFileURL(join(root, 'apps/server/src/start-service.ts'));
  const { startService } = await import(service.href);
  await startService({ webBuild });
  // The server also works with uncompressed files, only more slowly.
  if (hasPages) compressPages(root).catch((error) => say(`The pages stay uncompressed: ${error.message}\n`));
}

function requireNode(majorWanted, minorWanted) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > majorWanted || (major === majorWanted && minor >= minorWanted)) return;
  quit(`Vesika needs Node ${majorWanted}.${minorWanted} or newer; this is ${process.versions.node}.`);
}

function requireModules() {
  if (!existsSync(join(root, 'node_modules/@oxc-node/core'))) quit('Run `npm ci` first.');
}

function say(text) {
  process.stderr.write(text);
}

function quit(text) {
  say(`${text}\n`);
  process.exit(1);
}
