/**
 * `npm run test:services -- [FILES]` runs the server's tests against Debian's Postgres and an S3 server that verifies
 * signatures, instead of the embedded ones, with two web processes and two workers wherever a test opens a service.
 * Without FILES it runs all of them. Exit code 3 if the Debian packages are missing.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { findPostgres, startPostgres } from './services/postgres.ts';
import { bucketUser, hasSwift, startSwift } from './services/swift.ts';

/** Four services and a bucket take longer than one service and its disk. */
const patience = ['--testTimeout', '180000', '--hookTimeout', '240000'];
const packages = 'postgresql swift-proxy swift-account swift-container swift-object';

async function main(files: string[]): Promise<number> {
  const binaries = await findPostgres();
  if (!binaries || !(await hasSwift())) {
    console.error(
      `Postgres or Swift is missing (Debian: apt-get install --no-install-recommends ${packages})`,
    );
    return 3;
  }
  const folder = await mkdtemp(join(tmpdir(), 'vesika-services-'));
  // Under root, Postgres runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const stops: (() => Promise<void>)[] = [];
  try {
    const postgres = await startPostgres(binaries, folder, await freePort());
    stops.push(postgres.stop);
    const swift = await startSwift(folder, await freePorts(4));
    stops.push(swift.stop);
    return await runTests(files, {
      TEST_FLEET: 'two and two',
      TEST_DATABASE_URL: postgres.url,
      TEST_S3_ENDPOINT: swift.endpoint,
      TEST_S3_ACCESS_KEY_ID: bucketUser.id,
      TEST_S3_SECRET_ACCESS_KEY: bucketUser.secret,
    });
  } finally {
    for (const stop of stops.reverse()) await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function runTests(files: string[], settings: Record<string, string>): Promise<number> {
  const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
  const run = [vitest, 'run', '--project', 'service', ...patience, ...files];
  const child = spawn(process.execPath, run, {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  // Stops the servers after the tests, also when they are interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** Returns the first of several consecutive free ports. */
async function freePorts(count: number): Promise<number> {
  const first = await freePort();
  return first + count < 65_536 ? first : freePorts(count);
}

process.exitCode = await main(process.argv.slice(2));
