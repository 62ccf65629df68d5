import type { FastifyBaseLogger } from 'fastify';
import type { MailPurpose, UserRow } from '../../platform/database/schema/index.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { composeAccountMail, languageFor } from './account-mails.ts';
import type { OneTimeTokens } from './one-time-tokens.ts';
import type { Site } from './site.ts';

export interface Letter {
  user: UserRow;
  purpose: MailPurpose;
  /** The address it goes to, where that is not the account's. */
  to?: string;
  flowStateId?: string | null;
  redirectTo?: string | undefined;
  acceptLanguage?: string | undefined;
}

interface MailingParts {
  mailer: Mailer;
  oneTimeTokens: OneTimeTokens;
  site: Site;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export type Mailing = ReturnType<typeof createMailing>;

const landing: Readonly<Record<MailPurpose, string>> = {
  signup: '/dashboard',
  magiclink: '/dashboard',
  recovery: '/auth',
  email_change: '/dashboard/profile',
  reauthentication: '/',
};

/** Mails about accounts. */
export function createMailing({ mailer, oneTimeTokens, site, log }: MailingParts) {
  const underWay = new Set<Promise<void>>();

  async function send({ user, purpose, to = user.email, flowStateId, redirectTo, acceptLanguage }: Letter) {
    const { link, code } = await oneTimeTokens.issue(user.id, purpose, flowStateId);
    const address = new URL('/auth/v1/verify', site.url());
    address.searchParams.set('token', link);
    address.searchParams.set('type', purpose);
    address.searchParams.set('redirect_to', site.ownAddress(redirectTo, landing[purpose]));
    const language = languageFor(user, acceptLanguage);
    const withLink = purpose === 'reauthentication' ? undefined : address.href;
    await mailer.send(await composeAccountMail({ to, purpose, language, code, link: withLink }));
  }

  /** Goes on after the answer: how long it takes tells nobody whether there is such an account. */
  function later(work: () => Promise<void>): void {
    const running = work()
      .catch((error) => log.error({ err: error }, 'a mail could not be sent'))
      .finally(() => underWay.delete(running));
    underWay.add(running);
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return { send, later, settled };
}
