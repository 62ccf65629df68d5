import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { hourMs } from '../clock/durations.ts';
import { bossDatabase, declareQueue, type QueueWork } from '../jobs/boss.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { Mail, Mailer } from './mail.ts';

interface MailQueueParts {
  boss: PgBoss;
  pool: pg.Pool;
  /** Seals waiting mails, because their links sign people in. */
  box: SecretBox;
  mailer: Mailer;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface MailQueue extends Mailer {
  work(): Promise<QueueWork>;
}

interface WaitingMail {
  sealed: string;
}

const queue = 'mail';
const hoursMax = 48;
const firstRetrySeconds = 30;

const rules = {
  // Exceeds the mailer's timeouts.
  expireInSeconds: 120,
  retryLimit: 1000,
  retryDelay: firstRetrySeconds,
  retryBackoff: true,
  retryDelayMax: 900,
  retentionSeconds: 3 * 86_400,
  deleteAfterSeconds: 60,
};

/** If the mail server does not accept the mail now, it waits in the database; throws if it is refused for good. */
export async function openMailQueue({ boss, pool, box, mailer, log }: MailQueueParts): Promise<MailQueue> {
  await declareQueue(boss, queue, rules);

  async function send(mail: Mail): Promise<void> {
    try {
      await mailer.send(mail);
    } catch (error) {
      if (isFinal(error)) throw error;
      const waiting: WaitingMail = { sealed: box.seal(toText(mail)).toString('base64') };
      await boss.send(queue, waiting, { startAfter: firstRetrySeconds, db: bossDatabase(pool) });
      log.warn({ err: error }, 'a mail waits for the mail server');
    }
  }

  async function sendWaiting({ sealed }: WaitingMail, createdOn: Date): Promise<void> {
    const text = box.open(Buffer.from(sealed, 'base64'));
    if (text === undefined) return log.error('a waiting mail was sealed with another key');
    if (Date.now() - createdOn.getTime() > hoursMax * hourMs) {
      return log.error('a mail could not be sent for two days');
    }
    try {
      await mailer.send(fromText(text));
    } catch (error) {
      if (!isFinal(error)) throw error;
      log.error({ err: error }, 'a mail was refused');
    }
  }

  async function work(): Promise<QueueWork> {
    const options = { includeMetadata: true, pollingIntervalSeconds: 5 } as const;
    const id = await boss.work<WaitingMail, void, typeof options>(queue, options, async ([job]) =>
      sendWaiting(job!.data, job!.createdOn),
    );
    return { stop: () => boss.offWork(queue, { id, wait: true }) };
  }

  return { send, close: () => mailer.close(), work };
}

function toText(mail: Mail): string {
  const attachments = mail.attachments?.map((each) => ({
    ...each,
    content: each.content.toString('base64'),
  }));
  return JSON.stringify({ ...mail, attachments });
}

function fromText(text: string): Mail {
  const { attachments, ...mail } = JSON.parse(text);
  if (!attachments) return mail;
  const decoded = attachments.map((each: { content: string }) => ({
    ...each,
    content: Buffer.from(each.content, 'base64'),
  }));
  return { ...mail, attachments: decoded };
}

function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
