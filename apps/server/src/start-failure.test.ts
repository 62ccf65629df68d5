import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from './platform/env.ts';
import { startFailure } from './start-failure.ts';
import { openTestDatabase } from './testing/test-database.ts';

let folder: string;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-start-'));
  // The database runs as another user, who has to enter the folder.
  await chmod(folder, 0o755);
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('a start that cannot succeed ends with one sentence', () => {
  it('where the port is taken, before a database is started', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    const { log, ...ended } = await start({
      PORT: String(port),
      DATA_DIR: join(folder, 'own'),
      DATABASE_URL: '',
      LOG_LEVEL: 'info',
    });
    expect(ended).toEqual({
      exitCode: 2,
      words: `Vesika cannot listen on port ${port} of 127.0.0.1: something else listens there already. Choose another one with PORT and HOST.\n`,
    });
    expect(log).not.toContain('database server started');
    taken.close();
  });

  it('where the database does not answer', async () => {
    const DATABASE_URL = 'postgresql://vesika:secret@127.0.0.1:1/vesika';
    const { exitCode, words } = await start({ DATA_DIR: join(folder, 'data'), DATABASE_URL });
    expect(exitCode).toBe(2);
    expect(words).toBe(
      'Vesika does not reach the database at 127.0.0.1:1 (DATABASE_URL): nobody answers there.\n',
    );
  });

  it('where the data folder is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const { exitCode, words } = await start({ DATA_DIR: file, DATABASE_URL: database.url });
    expect(exitCode).toBe(2);
    expect(words).toMatch(
      /^Vesika cannot use its data folder .*file \(DATA_DIR\): a file is in the way.*\n$/,
    );
  });
});

it.each([
  ['EROFS', 'it is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EACCES', 'it is not permitted'],
])('says why the data folder cannot be used: %s', (code, reason) => {
  const cause = Object.assign(new Error(code), { code, syscall: 'mkdir', path: '/data/files' });
  const env = readEnvironment({ DATA_DIR: '/data' });
  expect(startFailure(new Error('no storage', { cause }), env)).toBe(
    `Vesika cannot use its data folder /data (DATA_DIR): ${reason}, at /data/files.`,
  );
});

interface Ended {
  exitCode: number | null;
  words: string;
  log: string;
}

function start(variables: NodeJS.ProcessEnv): Promise<Ended> {
  const main = join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, ['--import', '@oxc-node/core/register', main], {
    env: { ...process.env, LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [words, log] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text;
  });
  return new Promise((resolve) => child.once('close', (exitCode) => resolve({ exitCode, words, log })));
}
