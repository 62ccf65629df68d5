import type { AuthErrorCode } from '@vesika/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { Environment } from '../../platform/env.ts';
import type { Counter, OpenCounter } from '../../platform/limits/counters.ts';
import type { Platform } from '../../platform/platform.ts';
import { createSecretBox, type SecretBox } from '../../platform/secrets/secret-box.ts';
import type { UserRow } from '../../schema/index.ts';
import { openAccessTokens } from './access-tokens.ts';
import { createAccountSessions } from './account-sessions.ts';
import { AuthError } from './auth-error.ts';
import { createAuthenticate } from './authenticate.ts';
import type { Deputies } from './first-proof.ts';
import { createFlowStates } from './flow-states.ts';
import { createMailing } from './mailing.ts';
import { createOneTimeTokens } from './one-time-tokens.ts';
import { createSite } from './site.ts';

type SignInRules = Pick<Environment, 'AUTH_CONFIRM_EMAIL' | 'AUTH_SIGNUP_DISABLED' | 'AUTH_OTP_DISABLED'>;
type AccountLimits = Pick<Environment, 'AUTH_ATTEMPTS_PER_ADDRESS' | 'AUTH_MAILS_PER_ADDRESS'>;

interface AccountsOptions extends Pick<Platform, 'db' | 'clock' | 'mailer'> {
  keys: { tokens: Buffer; sealing: Buffer };
  openCounter: OpenCounter;
  siteUrl: () => string;
  env: SignInRules & AccountLimits & Pick<Environment, 'AUTH_ACCESS_TOKEN_SECONDS'>;
  /** Called after each proof of an address. */
  adoptPurchases: (account: UserRow) => Promise<void>;
  /** The page of a purchase whose receipt was mailed when such links signed in. */
  pageOfOldLink: (guestId: string) => Promise<string | undefined>;
  /** Called each time the owner of an account proves its address, in the same transaction. */
  onProven: (tx: Database, user: UserRow) => Promise<void>;
  /** Called after an account was set aside, because nobody can open it any more. */
  onSetAside: (userId: string) => Promise<void>;
  deputies: Deputies;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

export async function openAccounts(options: AccountsOptions) {
  const { db, clock, mailer, keys, openCounter, siteUrl, env, log } = options;
  const { adoptPurchases, pageOfOldLink, onProven, onSetAside, deputies } = options;
  const box: SecretBox = createSecretBox(keys.sealing);
  const site = createSite(siteUrl);
  const secondsValid = env.AUTH_ACCESS_TOKEN_SECONDS;
  const accessTokens = await openAccessTokens({ db, clock, box, secondsValid, issuer: site.url });
  const oneTimeTokens = createOneTimeTokens({ db, clock, key: keys.tokens });
  return {
    db,
    clock,
    box,
    site,
    signInRules: signInRulesOf(env),
    adoptPurchases,
    pageOfOldLink,
    onProven,
    onSetAside,
    deputies,
    accessTokens,
    oneTimeTokens,
    flowStates: createFlowStates({ db, clock }),
    sessions: createAccountSessions({ db, clock, tokens: accessTokens, key: keys.tokens }),
    authenticate: createAuthenticate(db, accessTokens),
    mailing: createMailing({ mailer, oneTimeTokens, site, log }),
    limits: openLimits(openCounter, env),
  };
}

function signInRulesOf({ AUTH_CONFIRM_EMAIL, AUTH_SIGNUP_DISABLED, AUTH_OTP_DISABLED }: SignInRules) {
  return {
    confirmsEmail: AUTH_CONFIRM_EMAIL,
    isSignupDisabled: AUTH_SIGNUP_DISABLED,
    isOtpDisabled: AUTH_OTP_DISABLED,
  };
}

const minutes = 60_000;

function openLimits(openCounter: OpenCounter, env: AccountLimits) {
  const attempts = (name: string, max: number, windowMs: number) =>
    createAttempts(openCounter({ name, max, windowMs }), 'over_request_rate_limit');
  const mails = (name: string, max: number, windowMs: number) =>
    createAttempts(openCounter({ name, max, windowMs }), 'over_email_send_rate_limit');
  return {
    guessesHere: attempts('guesses-here', 20, 15 * minutes),
    guesses: attempts('guesses', 100, 15 * minutes),
    /**
     * Three of a million codes are valid at a time, so a full day of guessing succeeds with a probability of 1 in
     * 4,000.
     */
    codesOfDay: attempts('codes-of-day', 80, 24 * 60 * minutes),
    changes: attempts('changes', 60, 15 * minutes),
    perAddress: attempts('attempts-address', env.AUTH_ATTEMPTS_PER_ADDRESS, 5 * minutes),
    mailsTo: mails('mails-to', 1, minutes),
    mailsPerAddress: mails('mails-address', env.AUTH_MAILS_PER_ADDRESS, 60 * minutes),
  };
}

interface Attempts extends Pick<Counter, 'giveBack'> {
  take(key: string): Promise<void>;
}

function createAttempts({ take, giveBack }: Counter, code: AuthErrorCode): Attempts {
  return {
    take: async (key) => {
      const retryAfterSeconds = await take(key);
      if (retryAfterSeconds !== undefined) throw new AuthError(code, { retryAfterSeconds });
    },
    giveBack,
  };
}
