import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type UserRow, users } from '../../../platform/database/schema/index.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
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
    const { email, password, data } = request.body;
    const { limits, mailing } = accounts;
    await limits.changes.take(caller.user.id);
    if (email || password) await requireSecondFactor(db, caller);
    const emailNew = email && email !== caller.user.email ? email : undefined;
    // Counted before the lookup, so that addresses cannot be enumerated.
    if (emailNew) await limits.mailsPerAddress.take(addressOf(request));
    if (emailNew) await limits.mailsTo.take(emailNew);
    const owner = emailNew && (await ownerOf(accounts, emailNew));
    const change = {
      ...(password && { passwordHash: await newPasswordHash(accounts, caller, request.body) }),
      ...(emailNew && { emailNew }),
      ...(data && { userMetadata: mergedMetadata(caller, data) }),
      updatedAt: new Date(accounts.clock()),
    };
    const [user] = await db.update(users).set(change).where(eq(users.id, caller.user.id)).returning();
    // Ends sessions of anybody who knew the old password.
    if (password) {
      await accounts.sessions.end(caller.user.id, caller.session.id, 'others');
      await accounts.oneTimeTokens.forgetPurchases(caller.user.id);
    }
    if (password) mailing.later(() => mailing.tell({ user: user!, about: 'password_changed' }));
    if (emailNew) {
      const letter: Letter = {
        user: user!,
        purpose: 'email_change',
        to: emailNew,
        flowStateId: await accounts.flowStates.begin(request.body, 'email_change'),
        redirectTo: request.query.redirect_to,
        acceptLanguage: request.headers['accept-language'],
      };
      const mails = () => (owner ? mailing.refuse(letter, owner) : mailing.send(letter));
      if (accounts.signInRules.confirmsEmail) mailing.later(mails);
      else await mails();
    }
    return userJson(db, user!);
  });
}

async function newPasswordHash(
  { oneTimeTokens }: Accounts,
  { user }: SignedIn,
  { password, nonce }: Route['Body'],
): Promise<string> {
  const hash = await hashPassword(password!);
  if (await isPassword(password!, user.passwordHash)) throw new AuthError('same_password');
  if (nonce && !(await oneTimeTokens.redeemCode(user, nonce, ['reauthentication']))) {
    throw new AuthError('reauthentication_not_valid');
  }
  return hash;
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
