import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from './testing/test-database.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesika-npm-start-'));
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('ends the service when npm start gets a signal', async () => {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, API_ONLY: '1', PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/^Vesika: http:/m);
  const url = /^Vesika: (http:\S+)$/m.exec(output)![1]!;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  npm.kill('SIGTERM');
  await once(npm, 'close');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});
