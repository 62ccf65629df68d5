import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mail.ts';

export interface KeptMail extends Mail {
  sentAt: string;
}

export function openOutbox(folder: string): Mailer {
  return {
    send: async (mail) => {
      const sentAt = new Date().toISOString();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${sentAt.replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.json`;
      const kept: KeptMail = { sentAt, ...mail };
      await writeFile(join(folder, name), JSON.stringify(kept, null, 2), { mode: 0o600 });
    },
    close: () => undefined,
  };
}

export async function readOutbox(folder: string, max = 50): Promise<KeptMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, max);
  return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
}
