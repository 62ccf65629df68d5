import { execFile } from 'node:child_process';
import { chown, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Folder of the newest Postgres from Debian's packages; undefined if none is installed. */
export async function findPostgres(): Promise<string | undefined> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const [newest] = versions.sort((a, b) => Number(b) - Number(a));
  return newest && `/usr/lib/postgresql/${newest}/bin`;
}

/** Starts a server in the folder, reachable over TCP with a password as in production. */
export async function startPostgres(binaries: string, folder: string, port: number) {
  const data = join(folder, 'postgres');
  await mkdir(data, { mode: 0o700 });
  // Postgres refuses to run as root.
  const asOwner = await ownerFor(data);
  const password = join(folder, 'postgres-password');
  await run('/bin/sh', ['-c', `umask 077; echo secret > ${password}; chmod 644 ${password}`]);
  await run(
    `${binaries}/initdb`,
    [
      '-D',
      data,
      '-U',
      'vesika',
      '-A',
      'scram-sha-256',
      '--pwfile',
      password,
      '-E',
      'UTF8',
      '--locale',
      'C.UTF-8',
    ],
    asOwner,
  );
  // Each concurrent test opens four services with about fifteen connections each.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${data} -c max_connections=1000 -c fsync=off`;
  await run(
    `${binaries}/pg_ctl`,
    ['-D', data, '-l', join(data, 'log'), '-w', '-o', settings, 'start'],
    asOwner,
  );
  return {
    url: `postgresql://vesika:secret@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await run(`${binaries}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop'], asOwner);
    },
  };
}

async function ownerFor(data: string) {
  if (process.getuid?.() !== 0) return {};
  const { stdout: uid } = await run('id', ['-u', 'postgres']);
  const { stdout: gid } = await run('id', ['-g', 'postgres']);
  await chown(data, Number(uid), Number(gid));
  return { uid: Number(uid), gid: Number(gid), cwd: '/' };
}
