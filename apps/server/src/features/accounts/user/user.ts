import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import { type UserRow, users } from '../../../schema/index.ts';
import type { Accounts } from '../accounts.ts';
import { AuthError } from '../auth-error.ts';
import { requireSecondFactor, type SignedIn } from '../authenticate.ts';
import { challengeFields } from '../flow-states.ts';
import type { Letter } from '../mailing.ts';
import { hashPassword, isPassword } from '../passwords.ts';
import {
  emailField,
  isMetadataSmall,
  metadataField,
  passwordField,
  redirectQuery,
} from '../request-fields.ts';
import { userJson } from '../user-json.ts';
import { findUserByEmail } from '../users.ts';

const body = z.object({
  email: emailField.nullish(),
  password: passwordField.nullish(),
  current_password: z.string().max(4096).nullish(),
  data: metadataField.nullish(),
  nonce: z.string().max(100).nullish(),
  ...challengeFields,
});

interface Route {
  Body: z.output<typeof body>;
  Querystring: z.output<typeof redirectQuery>;
}

export function serveUser(app: FastifyInstance, accounts: Accounts): void {
  const { db, authenticate } = accounts;

  app.get('/user', async (request) => {
    const { user } = await authenticate(request);
    return userJson(db, user);
  });

  app.put<Route>('/user', { schema: { body, querystring: redirectQuery } }, async (request) => {
    const caller = await authenticate(request);
    const { email, password, data, nonce } = request.body;
    const { limits, mailing } = accounts;
    await limits.changes.take(caller.user.id);
    if (email || password) await requireSecondFactor(db, caller);
    const emailNew = email && email !== caller.user.email ? email : undefined;
    const metadata = data && mergedMetadata(caller, data);
    const passwordHash = password && (await newPasswordHash(caller, password));
    // A proven address has to allow the change itself.
    if (password || (emailNew && !caller.user.emailProvenAt)) await requireOwner(accounts, caller, request);
    else if (nonce) await redeemNonce(accounts, caller, nonce);
    // Counted before the lookup, so that addresses cannot be enumerated.
    if (emailNew) await limits.mailsPerAddress.take(addressOf(request));
    if (emailNew) await limits.mailsTo.take(emailNew);
    const owner = emailNew ? await ownerOf(accounts, emailNew) : undefined;
    const change = {
      ...(passwordHash && { passwordHash }),
      ...(emailNew && { emailNew, emailNewProvenAt: null, emailChangeAllowedAt: null }),
      ...(metadata && { userMetadata: metadata }),
      updatedAt: new Date(accounts.clock()),
    };
    const [user] = await db.update(users).set(change).where(eq(users.id, caller.user.id)).returning();
    // Ends sessions of anybody who knew the old password.
    if (password) await accounts.sessions.end(caller.user.id, caller.session.id, 'others');
    if (password) mailing.later(() => mailing.tell({ user: user!, about: 'password_changed' }));
    if (emailNew) {
      const letter: Letter = {
        user: user!,
        purpose: 'email_change',
        to: emailNew,
        flowStateId: await accounts.flowStates.begin(request.body, 'email_change'),
        acceptLanguage: request.headers['accept-language'],
      };
      const mails = () => mailing.sendChange(letter, owner);
      if (accounts.signInRules.confirmsEmail) mailing.later(mails);
      else await mails();
    }
    return userJson(db, user!);
  });
}

async function newPasswordHash({ user }: SignedIn, password: string): Promise<string> {
  const hash = await hashPassword(password);
  if (await isPassword(password, user.passwordHash)) throw new AuthError('same_password');
  return hash;
}

/** Time to fill in a form after signing in. */
const freshMs = 10 * minuteMs;

/** A session may be a stolen token or an open browser, so it has to be fresh, or to know the password or a mailed code. */
async function requireOwner(
  accounts: Accounts,
  caller: SignedIn,
  request: FastifyRequest<{ Body: Route['Body'] }>,
): Promise<void> {
  const { nonce, current_password: current } = request.body;
  if (nonce) return redeemNonce(accounts, caller, nonce);
  if (current) return requirePassword(accounts, caller, current);
  const lastProof = Math.max(...caller.session.amr.map(({ timestamp }) => timestamp));
  if (accounts.clock() - lastProof * 1000 > freshMs) throw new AuthError('reauthentication_needed');
}

async function requirePassword(
  { limits }: Accounts,
  { user: { email, passwordHash } }: SignedIn,
  current: string,
): Promise<void> {
  await limits.guesses.take(email);
  if (!(await isPassword(current, passwordHash))) throw new AuthError('invalid_credentials');
  await limits.guesses.giveBack(email);
}

/** A caller who is signed in and reads the mailbox made the account and owns its address, so everything in it stays. */
async function redeemNonce(
  { db, clock, oneTimeTokens, onProven }: Accounts,
  { user }: SignedIn,
  nonce: string,
): Promise<void> {
  if (!(await oneTimeTokens.redeemCode(user, nonce, ['reauthentication']))) {
    throw new AuthError('reauthentication_not_valid');
  }
  if (user.emailProvenAt) return;
  const now = new Date(clock());
  await db.transaction(async (tx) => {
    const proven = { emailProvenAt: now, emailConfirmedAt: user.emailConfirmedAt ?? now };
    const still = and(eq(users.id, user.id), eq(users.email, user.email));
    const [row] = await tx.update(users).set(proven).where(still).returning();
    if (!row) throw new AuthError('reauthentication_not_valid');
    await onProven(tx, row);
  });
}

function mergedMetadata({ user }: SignedIn, data: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...user.userMetadata, ...data };
  if (!isMetadataSmall(merged)) throw new AuthError('validation_failed', { field: 'data' });
  return merged;
}

/** If sign-up does not reveal existing accounts, neither does this: only the owner is informed. */
async function ownerOf({ db, signInRules }: Accounts, email: string): Promise<UserRow | undefined> {
  const owner = await findUserByEmail(db, email);
  if (owner && !signInRules.confirmsEmail) throw new AuthError('email_exists');
  return owner;
}
