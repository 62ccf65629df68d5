import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyHolder } from '../../../testing/open-copy.ts';
import { patiently } from '../../../testing/patiently.ts';
import { type EmbeddedServer, openEmbeddedServer } from './embedded-server.ts';

const holderEntry = join(import.meta.dirname, '../../../testing/database-holder-entry.ts');
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const isRoot = process.getuid?.() === 0;

const folders: string[] = [];
const processes: ChildProcess[] = [];
const servers: EmbeddedServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  for (const child of processes.splice(0)) await end(child, 'SIGTERM');
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe('the embedded server', () => {
  it('keeps what was written when it is closed and opened again', async () => {
    const dataDir = await newFolder();
    const first = await openHere(dataDir);
    await query(first, 'create table kept (id int); insert into kept values (7)');
    await first.close();
    const second = await openHere(dataDir);
    expect(await query(second, 'select id from kept')).toEqual([{ id: 7 }]);
  });

  it('stops when the last one leaves, not before', async () => {
    const dataDir = await newFolder();
    const [first, second] = [await openHere(dataDir), await openHere(dataDir)];
    const pid = (await second.postmasterPid())!;
    await first.close();
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.close();
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), patiently);
  });

  it('is started by one of four processes that begin together', async () => {
    const dataDir = await newFolder();
    const reported = await Promise.all(Array.from({ length: 4 }, () => holdInProcess(dataDir)));
    expect(new Set(reported.map(({ pid }) => pid)).size).toBe(1);
    expect(reported.filter(({ started }) => started)).toHaveLength(1);
  });

  it('outlives a service that is killed, and is adopted by the next', async () => {
    const dataDir = await newFolder();
    const { child, pid } = await holdInProcess(dataDir);
    await end(child, 'SIGKILL');
    expect(isRunning(pid)).toBe(true);
    const next = await openHere(dataDir);
    expect(await next.postmasterPid()).toBe(pid);
  });

  it('comes back by itself when it is killed, with all that was acknowledged', async () => {
    const server = await openHere(await newFolder());
    await query(server, 'create table kept (id int)');
    await query(server, 'insert into kept values (1)');
    const pid = (await server.postmasterPid())!;
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(async () => {
      expect(await query(server, 'select id from kept')).toEqual([{ id: 1 }]);
      expect(await server.postmasterPid()).not.toBe(pid);
    }, patiently);
  });

  it('starts beside a lock file whose process number belongs to somebody else', async () => {
    const dataDir = await newFolder();
    const { child, pid } = await holdInProcess(dataDir);
    await end(child, 'SIGKILL');
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), patiently);
    const lockFile = join(dataDir, 'postgres/data/postmaster.pid');
    await writeFile(lockFile, (await readFile(lockFile, 'utf8')).replace(/^\d+/, String(process.pid)));
    expect(await query(await openHere(dataDir), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('listens to no network address', async () => {
    const server = await openHere(await newFolder());
    expect(await query(server, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  it('takes a short folder for its socket where the data folder is deep', async () => {
    const dataDir = join(await newFolder(), 'a'.repeat(60), 'b'.repeat(60));
    const server = await openHere(dataDir);
    const { host } = server.connection();
    expect(host!.length).toBeLessThan(60);
    folders.push(host!);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(isRoot)('runs as root in a folder that is closed to others', async () => {
    const dataDir = await newFolder();
    await chmod(dataDir, 0o700);
    const server = await openHere(dataDir);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    const { host } = server.connection();
    expect(host).toMatch(/^\/var\/lib\/vesika\/[0-9a-f]{12}\//);
    folders.push(join(host!, '../..'));
  });

  it.runIf(isRoot)('runs as an ordinary user', async () => {
    const [dataDir, program] = [await newFolder(), await newFolder()];
    await chown(dataDir, 65534, 65534);
    const user = { uid: 65534, gid: 65534, cwd: '/' };
    const { pid } = await holdInProcess(dataDir, { command: await copyHolder(program), ...user });
    expect(isRunning(pid)).toBe(true);
  });

  it.runIf(isRoot)('says so when a chosen folder cannot be entered by its user', async () => {
    const closed = await newFolder();
    await chmod(closed, 0o700);
    const opening = openEmbeddedServer({ dataDir: closed, folder: join(closed, 'db'), log });
    await expect(opening).rejects.toThrow('choose another DATABASE_DIR');
  });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vesika-pg-'));
  await chmod(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function openHere(dataDir: string): Promise<EmbeddedServer> {
  const server = await openEmbeddedServer({ dataDir, log });
  servers.push(server);
  return server;
}

async function query(server: EmbeddedServer, sql: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection());
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

interface Holder {
  child: ChildProcess;
  pid: number;
  started: boolean;
}

interface HolderOptions {
  command?: readonly [string, ...string[]];
  uid?: number;
  gid?: number;
  cwd?: string;
}

const ownCommand = [
  process.execPath,
  ...['--import', import.meta.resolve('@oxc-node/core/register'), holderEntry],
] as const;

async function holdInProcess(
  dataDir: string,
  { command = ownCommand, ...user }: HolderOptions = {},
): Promise<Holder> {
  const [program, ...args] = command;
  const child = spawn(program, [...args, dataDir], { stdio: ['ignore', 'pipe', 'inherit'], ...user });
  processes.push(child);
  const [line] = await Promise.race([
    once(child.stdout!, 'data'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the process ended with ${code}`);
    }),
  ]);
  return { child, ...JSON.parse(String(line)) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** A zombie (`Z`) is not running. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
