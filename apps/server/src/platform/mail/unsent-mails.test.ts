import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patiently } from '../../testing/patiently.ts';
import { temporaryFolders } from '../../testing/temporary-folders.ts';
import type { Mail } from './mail.ts';
import { openUnsentMails, type UnsentMails } from './unsent-mails.ts';

const temporaryFolder = temporaryFolders();
const mail: Mail = {
  to: 'a@example.org',
  subject: 'Receipt',
  text: 't',
  html: 'h',
  attachments: [{ filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }],
};
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let folder: string;
let failure: Error | undefined;
let sent: Mail[];
const mailer = {
  send: async (each: Mail) => {
    if (failure) throw failure;
    sent.push(each);
  },
  close: () => undefined,
};
const opened: UnsentMails[] = [];
const open = async () => {
  const mails = await openUnsentMails({ folder, mailer, log, retryMs: 30 });
  opened.push(mails);
  return mails;
};

beforeEach(async () => {
  folder = join(await temporaryFolder(), 'unsent');
  sent = [];
  failure = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' });
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.stop();
});

describe('a mail that the mail server does not take', () => {
  it('lies ready for nobody else to read, and goes once it does, whole', async () => {
    await (await open()).send(mail);
    // Every attempt renames the file.
    await vi.waitFor(async () => {
      const [name] = await readdir(folder);
      expect((await stat(join(folder, name!))).mode & 0o777).toBe(0o600);
    }, patiently);
    expect(sent).toEqual([]);
    failure = undefined;
    await vi.waitUntil(() => sent.length > 0, patiently);
    expect(sent).toEqual([mail]);
    await vi.waitUntil(async () => (await readdir(folder)).length === 0, patiently);
  });

  it('goes once, however many look after it, and after a restart', async () => {
    const first = await open();
    for (let n = 0; n < 5; n++) await first.send({ ...mail, subject: `${n}` });
    await first.stop();
    failure = undefined;
    await Promise.all([open(), open(), open()]);
    await vi.waitUntil(() => sent.length >= 5, patiently);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent.map(({ subject }) => subject).sort()).toEqual(['0', '1', '2', '3', '4']);
  });

  it('is told of at once where it is refused for good', async () => {
    failure = Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 });
    await expect((await open()).send(mail)).rejects.toThrow('no such user');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is given up after two days, and told of', async () => {
    const mails = await open();
    await mails.send(mail);
    await mails.stop();
    const path = join(folder, (await readdir(folder))[0]!);
    expect(JSON.parse(await readFile(path, 'utf8')).to).toBe(mail.to);
    const longAgo = Date.now() / 1000 - 3 * 86_400;
    await utimes(path, longAgo, longAgo);
    await open();
    await vi.waitUntil(async () => (await readdir(folder)).length === 0, patiently);
    expect(log.error).toHaveBeenCalledWith('a mail could not be sent for two days');
  });
});
