import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../e2e/server.ts';
import { judge } from './referee/judge.ts';
import { type PrefixingProxy, startProxy } from './referee/prefixing-proxy.ts';

/**
 * `npm run referee` runs the tests of the auth client of our pages, written by the client's authors, against this
 * server. They are expected in ../shared/referee/auth-js; without them it prints a message and exits with 0. Every
 * failed test must belong to a feature that we do not offer; otherwise the exit code is 1.
 */

const copy = join(import.meta.dirname, '../../shared/referee/auth-js');

/** Rate limits that the tests would exceed: they sign up and guess hundreds of times. */
const unlimited = {
  AUTH_ATTEMPTS_PER_ADDRESS: '1000000',
  AUTH_MAILS_PER_ADDRESS: '1000000',
  RATE_LIMIT_PER_SESSION: '1000000',
  RATE_LIMIT_PER_ADDRESS: '1000000',
  API_ONLY: '1',
};

/** Ports on which the tests expect servers, with the settings of each. */
const servers: Array<{
  settings: Record<string, string>;
  ports: Array<{ port: number; prefix?: string }>;
}> = [
  {
    settings: {},
    ports: [{ port: 54321 }, { port: 9998, prefix: '/auth/v1' }, { port: 9996, prefix: '/auth/v1' }],
  },
  { settings: { AUTH_CONFIRM_EMAIL: 'true' }, ports: [{ port: 9999, prefix: '/auth/v1' }] },
  { settings: { AUTH_SIGNUP_DISABLED: 'true' }, ports: [{ port: 9997, prefix: '/auth/v1' }] },
];

if (existsSync(copy)) process.exitCode = await referee();
else console.log(`skipped: the tests of the auth client are not at ${copy}`);

async function referee(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'vesika-referee-'));
  const running: Array<RunningServer | PrefixingProxy> = [];
  try {
    for (const { settings, ports } of servers) {
      const server = await startServer({ ...unlimited, ...settings });
      running.push(server);
      for (const { port, prefix = '' } of ports) running.push(await startProxy(port, server.url, prefix));
    }
    await cp(copy, folder, { recursive: true });
    await cp(join(folder, 'package.run.json'), join(folder, 'package.json'));
    await run(folder, 'npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent']);
    await run(folder, process.execPath, ['test/generate-signing-keys.js']);
    // It exits with 1 if a single test fails.
    await run(
      folder,
      'npx',
      ['jest', '-c', 'jest.run.js', '--forceExit', '--json', '--outputFile=result.json'],
      [0, 1],
    );
    return tell(JSON.parse(await readFile(join(folder, 'result.json'), 'utf8')));
  } finally {
    await Promise.all(running.map((each) => each.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

function tell(result: Parameters<typeof judge>[0]): number {
  const { passed, notOffered, failed } = judge(result);
  for (const [feature, names] of Object.entries(notOffered))
    console.log(`not offered, ${feature}: ${names.length}`);
  for (const { name, message } of failed) console.log(`\nFAILED ${name}\n${message}`);
  const left = Object.values(notOffered).flat().length;
  console.log(`${passed} passed, ${left} of features not offered, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

async function run(cwd: string, command: string, words: string[], fine = [0]): Promise<void> {
  const child = spawn(command, words, { cwd, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (!fine.includes(code)) throw new Error(`${command} ${words[0]} ended with ${code}`);
}
