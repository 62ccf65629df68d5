import type { Mailer } from '../mail/mail.ts';
import type { Metrics } from './metrics.ts';

export function measuredMailer(mailer: Mailer, { mails }: Pick<Metrics, 'mails'>): Mailer {
  return {
    ...mailer,
    send: async (mail) => {
      try {
        await mailer.send(mail);
        mails.inc({ outcome: 'sent' });
      } catch (error) {
        mails.inc({ outcome: 'failed' });
        throw error;
      }
    },
  };
}
