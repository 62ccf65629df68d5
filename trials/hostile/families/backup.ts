import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArchive } from '../../../apps/server/src/features/backup/read-archive.ts';
import { writeArchive } from '../../../apps/server/src/features/backup/write-archive.ts';
import type { Answer } from '../ask.ts';
import type { Family, HostileCase } from '../hostile-case.ts';

const program = join(import.meta.dirname, '../../../apps/server/bin/vesika-server.mjs');
const commandMsMax = 60_000;
/** Exit codes of `vesika-server`, as the codes of answers. */
const exits: Readonly<Record<number, string>> = { 0: 'done', 1: 'failed', 2: 'refused' };

/** These backups are forged or foreign, and are restored over a service in use by an operator who trusts the file. */
export const backup: Family = {
  name: 'backup',
  cases: async ({ commandSettings }) => {
    const folder = await mkdtemp(join(tmpdir(), 'vesika-hostile-backup-'));
    process.once('exit', () => void rm(folder, { recursive: true, force: true }));
    const sound = join(folder, 'sound.zip');
    await command(commandSettings, 'backup', sound);
    const bytes = await readFile(sound);
    const flipped = Buffer.from(bytes);
    flipped[bytes.length >> 1]! ^= 1;
    const written = async (name: string, content: Buffer) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    };
    const changed = (name: string, change: Change) => rewrite(sound, join(folder, name), change);
    return [
      restore('that is damaged', await written('damaged.zip', flipped)),
      restore('that is cut short', await written('short.zip', bytes.subarray(0, -1000))),
      restore(
        'with a changed row',
        await changed('row.zip', (name, content) =>
          name === 'database/auth_users.copy'
            ? Buffer.from(content.toString().replaceAll('@example.com', '@example.net'))
            : content,
        ),
      ),
      restore(
        'without its seal',
        await changed('unsealed.zip', (name, content) => (name === 'seal' ? undefined : content)),
      ),
      restore(
        'whose manifest is no JSON',
        await changed('manifest.zip', (name, content) =>
          name === 'manifest.json' ? Buffer.from('{') : content,
        ),
      ),
      {
        ...restore('of another service', sound),
        send: ({ commandSettings: own }) =>
          command(
            { ...own, BACKUP_KEY: 'a key that this backup does not know' },
            'restore',
            sound,
            '--replace',
          ),
      },
    ];
  },
};

function restore(what: string, path: string): HostileCase {
  return {
    what: `a backup ${what}`,
    expected: ['0 refused'],
    withinMs: commandMsMax,
    send: ({ commandSettings }) => command(commandSettings, 'restore', path, '--replace'),
  };
}

function command(settings: NodeJS.ProcessEnv, ...args: string[]): Promise<Answer> {
  const env = { ...process.env, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, _stdout, stderr) => {
      const code = exits[Number(error?.code ?? 0)] ?? null;
      resolve({ status: 0, code, headers: {}, body: Buffer.from(stderr) });
    });
  });
}

type Change = (name: string, content: Buffer) => Buffer | undefined;

/** Writes a backup again, which needs no key. */
async function rewrite(from: string, to: string, change: Change, more: string[] = []): Promise<string> {
  const archive = await readArchive(from);
  await writeArchive(to, async (add) => {
    for (const name of archive.names) {
      const content = change(name, (await archive.read(name))!);
      if (content) await add(name, content);
    }
    for (const name of more) await add(name, Buffer.from('evil'));
  });
  archive.close();
  return to;
}
