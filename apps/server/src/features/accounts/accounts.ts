import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { createSecretBox, type SecretBox } from '../../platform/secrets/secret-box.ts';
import { openAccessTokens } from './access-tokens.ts';
import { createAccountSessions } from './account-sessions.ts';
import { createAttempts } from './attempts.ts';
import { createAuthenticate } from './authenticate.ts';
import { createFlowStates } from './flow-states.ts';
import { createMailing } from './mailing.ts';
import { createOneTimeTokens } from './one-time-tokens.ts';
import { createSite } from './site.ts';

export interface AccountSettings {
  /** Whether an address must be confirmed before its owner can sign in. */
  confirmEmail: boolean;
  signupDisabled: boolean;
  otpDisabled: boolean;
  accessTokenSeconds: number;
  attemptsPerAddress: number;
  mailsPerAddress: number;
}

export interface AccountsOptions {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  keys: { tokens: Buffer; sealing: Buffer };
  /** Address of the service as people reach it. */
  siteUrl: () => string;
  settings: AccountSettings;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/** What the operations of /auth/v1 share. */
export async function openAccounts({ db, clock, mailer, keys, siteUrl, settings, log }: AccountsOptions) {
  const box: SecretBox = createSecretBox(keys.sealing);
  const site = createSite(siteUrl);
  const secondsValid = settings.accessTokenSeconds;
  const accessTokens = await openAccessTokens({ db, clock, box, secondsValid, issuer: site.url });
  const oneTimeTokens = createOneTimeTokens({ db, clock, key: keys.tokens });
  const minutes = 60_000;
  return {
    db,
    clock,
    box,
    site,
    settings,
    accessTokens,
    oneTimeTokens,
    flowStates: createFlowStates({ db, clock }),
    sessions: createAccountSessions({ db, clock, tokens: accessTokens, key: keys.tokens }),
    authenticate: createAuthenticate(db, accessTokens),
    mailing: createMailing({ mailer, oneTimeTokens, site, log }),
    limits: {
      /** Guesses of a password or a code, at one account from one address, and at one account from all. */
      guessesHere: createAttempts({
        max: 20,
        windowMs: 15 * minutes,
        clock,
        code: 'over_request_rate_limit',
      }),
      guesses: createAttempts({ max: 100, windowMs: 15 * minutes, clock, code: 'over_request_rate_limit' }),
      perAddress: createAttempts({
        ...{ max: settings.attemptsPerAddress, windowMs: 5 * minutes, clock },
        code: 'over_request_rate_limit',
      }),
      mailsTo: createAttempts({ max: 1, windowMs: minutes, clock, code: 'over_email_send_rate_limit' }),
      mailsPerAddress: createAttempts({
        ...{ max: settings.mailsPerAddress, windowMs: 60 * minutes, clock },
        code: 'over_email_send_rate_limit',
      }),
    },
  };
}
