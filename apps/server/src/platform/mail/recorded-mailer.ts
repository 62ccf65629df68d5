import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { dayMs } from '../clock/durations.ts';
import type { Database } from '../database/database.ts';
import { forgetting } from '../database/forget.ts';
import { sentMails } from '../database/tables.ts';
import type { Mailer } from './mail.ts';

interface RecordedMailerParts {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const retentionDays = 90;

/** Notes which account or buyer was sent which subject. A note that fails does not fail the mail. */
export function recordedMailer(mailer: Mailer, { db, clock, log }: RecordedMailerParts): Mailer {
  async function note(email: string, subject: string, wasAccepted: boolean): Promise<void> {
    const at = new Date(clock()).toISOString();
    await db
      .execute(sql`
        insert into sent_mails (user_id, subject, at, was_accepted)
        select id, ${subject}, ${at}::timestamptz, ${wasAccepted}::boolean from (
          select id from auth_users where email = ${email}
          union select id from guest_buyers where email = ${email} and account_id is null
        ) as people`)
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

export const forgetMails = forgetting(sentMails, sentMails.at, retentionDays * dayMs);
