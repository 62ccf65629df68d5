import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { repeat } from '../timer/repeat.ts';
import type { Mail, Mailer } from './mail.ts';

interface UnsentMailsOptions {
  /** For its owner's eyes alone: mails hold links that sign people in. */
  folder: string;
  mailer: Mailer;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  retryMs?: number;
}

export interface UnsentMails extends Mailer {
  stop(): Promise<void>;
}

const hourMs = 3_600_000;
/** By then, whatever the mail was about is over. */
const hoursMax = 48;
/** Whoever took one and was killed has not sent it. */
const takenMsMax = 10 * 60_000;
const takenPrefix = 'taken-';

/**
 * For mails that nobody waits for: one that the mail server does not take lies in a folder and is tried again until it
 * does, by whichever process on this folder comes first. One that it refuses for good throws as ever.
 */
export async function openUnsentMails(options: UnsentMailsOptions): Promise<UnsentMails> {
  const { folder, mailer, log, retryMs = 30_000 } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const retrying = repeat(retryMs, log, sendAll);

  async function send(mail: Mail): Promise<void> {
    try {
      await mailer.send(mail);
    } catch (error) {
      if (isFinal(error)) throw error;
      await writeFile(join(folder, `${randomUUID()}.json`), JSON.stringify(mail), { mode: 0o600 });
      log.warn({ err: error }, 'a mail waits for the mail server');
    }
  }

  /** The first one that is not taken ends the round: the others would wait as long. */
  async function sendAll(): Promise<void> {
    for (const name of (await readdir(folder)).sort()) {
      const taken = await take(name);
      if (taken && !(await sendOne(taken))) return;
    }
  }

  /** Only one process can move it away. */
  async function take(name: string): Promise<string | undefined> {
    const path = join(folder, name);
    const isTaken = name.startsWith(takenPrefix);
    const found = await stat(path).catch(() => undefined);
    if (!found || (isTaken && Date.now() - found.ctimeMs < takenMsMax)) return undefined;
    const taken = join(folder, `${takenPrefix}${randomUUID()}.json`);
    return rename(path, taken).then(
      () => taken,
      () => undefined,
    );
  }

  async function sendOne(path: string): Promise<boolean> {
    const isOver = Date.now() - (await stat(path)).mtimeMs > hoursMax * hourMs;
    try {
      if (isOver) log.error('a mail could not be sent for two days');
      else await mailer.send(mailIn(await readFile(path, 'utf8')));
    } catch (error) {
      if (!isFinal(error)) {
        await rename(path, join(folder, `${randomUUID()}.json`));
        return false;
      }
      log.error({ err: error }, 'a mail was refused');
    }
    await rm(path, { force: true });
    return true;
  }

  return { send, close: () => mailer.close(), stop: () => retrying.stop() };
}

function mailIn(text: string): Mail {
  const mail = JSON.parse(text) as Mail;
  const attachments = mail.attachments?.map((each) => ({ ...each, content: Buffer.from(each.content) }));
  return { ...mail, ...(attachments && { attachments }) };
}

/** The recipient or the message itself is refused, and will be tomorrow. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
