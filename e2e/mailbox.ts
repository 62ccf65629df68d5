import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Mailbox {
  /** Value for SMTP_URL. */
  url: string;
  /** Newest first. */
  mails(): Email[];
  close(): Promise<void>;
}

/** A mail server that keeps every mail for the test. */
export async function openMailbox(): Promise<Mailbox> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.unshift(mail);
          done();
        }, done);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Waits for the newest mail to an address whose subject matches. */
export async function mailAmong(
  mails: () => Email[] | Promise<Email[]>,
  address: string,
  subject: RegExp,
): Promise<Email> {
  let received: Email[] = [];
  for (let tries = 0; tries < 600; tries++) {
    received = await mails();
    const found = received.find(
      (mail) => mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ''),
    );
    if (found) return found;
    await sleep(50);
  }
  throw new Error(`no mail to ${address} with ${subject}, among: ${received.map(({ subject: s }) => s)}`);
}

/** The first address in a mail's text. */
export function linkIn(mail: Email): string {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error(`no link in: ${mail.text}`);
  return link;
}

/** Opens a mailed link as its reader does: the page asks for one press. */
export async function pressMailedLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button').click();
}
