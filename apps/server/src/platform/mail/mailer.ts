import nodemailer from 'nodemailer';
import type { Mailer } from './mail.ts';
import { openOutbox } from './outbox.ts';

interface MailerOptions {
  /** Without it, mails are laid into the folder. */
  smtpUrl?: string | undefined;
  from: string;
  outboxFolder: string;
}

export function openMailer({ smtpUrl, from, outboxFolder }: MailerOptions): Mailer {
  if (!smtpUrl) return openOutbox(outboxFolder);
  const transport = nodemailer.createTransport(smtpUrl, {
    from,
    // A mail that is answered by a machine wakes nobody.
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, attachments: [...(mail.attachments ?? [])] });
    },
    close: () => transport.close(),
  };
}
