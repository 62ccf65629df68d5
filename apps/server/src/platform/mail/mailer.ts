import nodemailer from 'nodemailer';
import type { Mailer } from './mail.ts';
import { openOutbox } from './outbox.ts';

interface MailerOptions {
  smtpUrl?: string | undefined;
  from: string;
  outboxFolder: string;
}

/** A person is waiting, and nodemailer's default of two minutes is longer than a browser waits. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function openMailer(options: MailerOptions): Mailer {
  const mailer = openTransport(options);
  return {
    ...mailer,
    // Addresses of accounts that nobody can open (RFC 2606).
    send: async (mail) => (mail.to.endsWith('.invalid') ? undefined : mailer.send(mail)),
  };
}

function openTransport({ smtpUrl, from, outboxFolder }: MailerOptions): Mailer {
  if (!smtpUrl) return openOutbox(outboxFolder);
  const transport = nodemailer.createTransport(
    // Options in the address take precedence.
    { url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true },
    { from, headers: { 'auto-submitted': 'auto-generated' } },
  );
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, attachments: [...(mail.attachments ?? [])] });
    },
    close: () => transport.close(),
  };
}
