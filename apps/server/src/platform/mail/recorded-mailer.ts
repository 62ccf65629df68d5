import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { sentMails } from '../database/schema/index.ts';
import type { Mailer } from './mail.ts';

interface RecordedMailerParts {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const keptDays = 90;

/** Notes to whom which subject went. A note that fails does not fail the mail. */
export function recordedMailer(mailer: Mailer, { db, clock, log }: RecordedMailerParts): Mailer {
  async function note(email: string, subject: string, wasAccepted: boolean): Promise<void> {
    const row = { email, subject, at: new Date(clock()), wasAccepted };
    await db
      .insert(sentMails)
      .values(row)
      .catch((error) => log.warn({ err: error }, 'a mail could not be noted'));
  }

  return {
    ...mailer,
    send: async (mail) => {
      try {
        await mailer.send(mail);
      } catch (error) {
        await note(mail.to, mail.subject, false);
        throw error;
      }
      await note(mail.to, mail.subject, true);
    },
  };
}

export async function forgetMails(db: Database, now: Date): Promise<void> {
  await db.delete(sentMails).where(lt(sentMails.at, new Date(now.getTime() - keptDays * 86_400_000)));
}
