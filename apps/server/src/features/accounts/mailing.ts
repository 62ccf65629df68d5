import { fallbackLanguage, type Language } from '@vesika/messages';
import type { FastifyBaseLogger } from 'fastify';
import { languageFor } from '../../account/account.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import type { MailPurpose, UserRow } from '../../schema/index.ts';
import { type AccountNotice, composeAccountMail, composeNotice } from './account-mails.ts';
import type { OneTimeTokens } from './one-time-tokens.ts';
import type { Site } from './site.ts';

type LetterPurpose = Exclude<MailPurpose, 'purchase'>;

export interface Letter {
  user: UserRow;
  purpose: LetterPurpose;
  to?: string;
  flowStateId?: string | null;
  redirectTo?: string | undefined;
  acceptLanguage?: string | undefined;
}

interface Notice {
  user: UserRow;
  about: AccountNotice;
  to?: string;
}

interface ChangeNotice {
  user: UserRow;
  to: string;
  undoToken: string;
}

interface MailingParts {
  mailer: Mailer;
  oneTimeTokens: OneTimeTokens;
  site: Site;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const landing: Readonly<Record<Exclude<MailPurpose, 'purchase'> | 'email_change_undo', string>> = {
  signup: '/dashboard',
  magiclink: '/dashboard',
  recovery: '/auth',
  email_change: '/dashboard/profile',
  email_change_current: '/dashboard/profile',
  email_change_undo: '/auth',
  reauthentication: '/',
};

/** The code is entered where it was asked for. */
function isOfCode(purpose: MailPurpose): boolean {
  return purpose === 'reauthentication' || purpose === 'email_change' || purpose === 'email_change_current';
}

/** The link by which the old mailbox undoes a change of address is no one-time token. */
export const undoPurpose = 'email_change_undo';

export function createMailing({ mailer, oneTimeTokens, site, log }: MailingParts) {
  const underWay = new Set<Promise<void>>();

  async function send({ user, purpose, to = user.email, flowStateId, redirectTo, acceptLanguage }: Letter) {
    const { link, code } = await oneTimeTokens.issue(user.id, purpose, flowStateId);
    const address = addressOf(link, purpose, redirectTo);
    const language = languageFor(user, acceptLanguage);
    const withLink = isOfCode(purpose) ? undefined : address;
    const newAddress = user.emailNew ?? '';
    await mailer.send(await composeAccountMail({ to, purpose, language, code, link: withLink, newAddress }));
  }

  /** Codes for the new mailbox and, if it was ever proven, for the old one, which must allow the change. */
  async function sendChange(letter: Letter, owner?: UserRow): Promise<void> {
    if (owner) await refuse(letter, owner);
    else await send(letter);
    const { user, acceptLanguage } = letter;
    if (user.emailProvenAt) await send({ user, purpose: 'email_change_current', acceptLanguage });
  }

  /** Earlier mails become invalid too, because they were for another address. */
  async function refuse({ user, purpose }: Letter, owner: UserRow): Promise<void> {
    await oneTimeTokens.issue(user.id, purpose);
    await tell({ user: owner, about: 'account_exists' });
  }

  function addressOf(token: string, purpose: keyof typeof landing, redirectTo?: string): string {
    const target = site.ownAddress(redirectTo, landing[purpose]);
    // The link opens where it was asked for: browsers refuse a form that leads to another origin.
    const address = new URL('/auth/v1/verify', target);
    address.searchParams.set('token', token);
    address.searchParams.set('type', purpose);
    address.searchParams.set('redirect_to', target);
    return address.href;
  }

  async function tell({ user, about, to = user.email }: Notice): Promise<void> {
    const language = languageFor(user);
    const page = new URL(helpOf(about, language), site.url()).href;
    await mailer.send(await composeNotice({ to, about, language, address: user.email, page }));
  }

  async function tellOfChange({ user, to, undoToken }: ChangeNotice): Promise<void> {
    const notice = { to, about: 'email_changed', language: languageFor(user), address: user.email } as const;
    await mailer.send(await composeNotice({ ...notice, page: addressOf(undoToken, undoPurpose) }));
  }

  /** Runs after the answer, so that its duration does not reveal whether the account exists. */
  function later(work: () => Promise<void>): void {
    const running = work()
      .catch((error) => log.error({ err: error }, 'a mail could not be sent'))
      .finally(() => underWay.delete(running));
    underWay.add(running);
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return { send, sendChange, tell, tellOfChange, later, settled };
}

function helpOf(about: AccountNotice, language: Language): string {
  if (about === 'password_changed') return '/auth';
  if (about === 'set_aside') return '/dashboard/profile';
  return language === fallbackLanguage ? '/contact' : `/${language}/contact`;
}
