import nodemailer from 'nodemailer';
import { openOutbox } from './outbox.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who is answered, where that is not the sender. */
  replyTo?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

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
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
