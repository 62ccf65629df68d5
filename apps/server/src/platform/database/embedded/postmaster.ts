import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnOptions } from './create-cluster.ts';
import type { Owner, Places } from './places.ts';

export type SpawnedServer = Awaited<ReturnType<typeof spawnServer>>;

export async function spawnServer(
  binaries: string,
  { data, socketFolder, log }: Places,
  owner: Owner,
  extra: Readonly<Record<string, string>> = {},
) {
  const settings = { ...settingsOf(socketFolder), ...extra };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = await open(log, 'a', 0o600);
  // A separate process group, because Ctrl-C is for the service, which stops the server last.
  const child = spawn(join(binaries, 'bin/postgres'), ['-D', data, ...args], {
    ...spawnOptions(owner),
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  child.on('error', () => undefined);
  child.unref();
  await output.close();
  return {
    pid: child.pid,
    hasEnded: () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null,
  };
}

function settingsOf(socketFolder: string): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    min_wal_size: '16MB',
    max_parallel_workers_per_gather: '0',
    log_min_messages: 'warning',
    // Queries contain personal data.
    log_min_error_statement: 'panic',
    log_timezone: 'UTC',
    timezone: 'UTC',
  };
}

/** After a crash of the machine a reused process id would keep Postgres from starting; call this under the lock. */
export async function removeStaleLocks(places: Places): Promise<void> {
  const pid = await readPid(places);
  if (pid === undefined || (await isPostgres(pid))) return;
  const lockFiles = [join(places.data, 'postmaster.pid'), join(places.socketFolder, '.s.PGSQL.5432.lock')];
  await Promise.all(lockFiles.map((path) => rm(path, { force: true })));
}

export async function readPid({ data }: Places): Promise<number | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isNaN(pid) ? undefined : pid;
}

/** False for a zombie, which has ended although it is still listed. */
async function isPostgres(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return / \(postgres\) [^Z]/.test(stat);
}

/** Fast shutdown: open transactions are rolled back. */
export async function stop(places: Places): Promise<void> {
  const pid = await readPid(places);
  if (pid === undefined || !(await isPostgres(pid))) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 8000;
  while (Date.now() < deadline && (await isPostgres(pid))) await sleep(10);
}

export async function lastWords({ log }: Places): Promise<string> {
  return (await readFile(log, 'utf8').catch(() => '')).slice(-2000);
}
