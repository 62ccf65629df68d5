import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../apps/server/src/testing/free-port.ts';

const repository = join(import.meta.dirname, '..');
/** The first start converts the models and may build the pages. */
const readyWithinMs = 150_000;
const stopWithinMs = 5_000;

export interface RunningServer {
  /** Address without a trailing slash. */
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** The real server as `npm start` runs it, on a free port with an empty data folder. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'vesika-e2e-'));
  const own = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
  };
  const server = spawn(process.execPath, [join(repository, 'scripts/start.mjs')], {
    cwd: repository,
    env: { ...process.env, ...own, ...settings },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = remember(server);
  const stop = async () => {
    await end(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(server, url, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, stop };
}

async function ready(server: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error(`The server was not ready within ${readyWithinMs / 1000} s:\n${output()}`);
}

/** Keeps the end of the server's output for error messages; reading it also drains the pipes. */
function remember(server: ChildProcess): () => string {
  let text = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString('utf8')).slice(-8_000);
    });
  }
  return () => text;
}

/** Asks the server to stop, then kills what is left of its process group, so that no engine process survives. */
async function end(server: ChildProcess): Promise<void> {
  if (server.pid === undefined) return;
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM');
    await Promise.race([once(server, 'exit'), sleep(stopWithinMs, undefined, { ref: false })]);
  }
  try {
    process.kill(-server.pid, 'SIGKILL');
  } catch {
    // The group has ended already.
  }
}
