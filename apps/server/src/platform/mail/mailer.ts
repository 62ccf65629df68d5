import nodemailer from 'nodemailer';
import type { Mailer } from './mail.ts';
import { openOutbox } from './outbox.ts';

interface MailerOptions {
  /** Without it, mails are laid into the folder. */
  smtpUrl?: string | undefined;
  from: string;
  outboxFolder: string;
}

/** Somebody waits: the library's own two minutes for a silent server are longer than a browser does. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function openMailer({ smtpUrl, from, outboxFolder }: MailerOptions): Mailer {
  if (!smtpUrl) return openOutbox(outboxFolder);
  const transport = nodemailer.createTransport(
    // What the address says of them counts.
    { url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true },
    // A mail that is answered by a machine wakes nobody.
    { from, headers: { 'auto-submitted': 'auto-generated' } },
  );
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, attachments: [...(mail.attachments ?? [])] });
    },
    close: () => transport.close(),
  };
}
