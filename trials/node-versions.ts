/**
 * `npm run node-versions` starts the service and makes a photo under each version of Node that `engines` names, with
 * binaries from npm. Exit code 1 if one fails, 3 if the registry has none.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const majors = [20, 22, 24];
const run = promisify(execFile);
const firstPhoto = join(import.meta.dirname, 'node-versions/first-photo.ts');

/** Installs the binary of a version of Node, without the scripts of its package. */
async function installNode(major: number, folder: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`;
  const quietly = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  await run('npm', ['install', ...quietly, `${name}@${major}`]);
  return join(folder, 'node_modules', name, 'bin/node');
}

/** The output of a failed start or photo; null if both succeeded. */
async function failureUnder(node: string): Promise<string | null> {
  const child = spawn(node, ['--import', '@oxc-node/core/register', firstPhoto]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = await once(child, 'exit');
  return code === 0 ? null : output;
}

let exitCode = 0;
const folder = await mkdtemp(join(tmpdir(), 'vesika-node-'));
for (const major of majors) {
  const node = await installNode(major, join(folder, String(major))).catch((error: Error) => {
    console.error(`Node ${major} could not be installed: ${error.message}`);
    return null;
  });
  if (!node) {
    exitCode ||= 3;
    continue;
  }
  const { stdout: version } = await run(node, ['--version']);
  const failure = await failureUnder(node);
  console.log(
    `${version.trim()}: ${failure === null ? 'serves pages and makes a photo' : `failed\n${failure}`}`,
  );
  if (failure !== null) exitCode = 1;
}
await rm(folder, { recursive: true, force: true });
process.exit(exitCode);
