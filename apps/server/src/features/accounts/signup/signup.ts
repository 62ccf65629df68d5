import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import { type UserRow, users } from '../../../schema/index.ts';
import type { Accounts } from '../accounts.ts';
import { AuthError } from '../auth-error.ts';
import { challengeFields } from '../flow-states.ts';
import { hashPassword } from '../passwords.ts';
import { credentialFields, metadataField, redirectQuery } from '../request-fields.ts';
import { userJson } from '../user-json.ts';
import { findUserByEmail, insertUser, userRow } from '../users.ts';
import { markSignUp } from './sign-up-cookie.ts';

const body = z.object({
  ...credentialFields,
  data: metadataField.nullish(),
  ...challengeFields,
});

interface Route {
  Body: z.output<typeof body>;
  Querystring: z.output<typeof redirectQuery>;
}

export function serveSignup(app: FastifyInstance, accounts: Accounts): void {
  const { db, clock, limits, sessions, mailing, flowStates, signInRules, site } = accounts;

  app.post<Route>('/signup', { schema: { body, querystring: redirectQuery } }, async (request, reply) => {
    const { email, password, data } = request.body;
    if (signInRules.isSignupDisabled) throw new AuthError('signup_disabled');
    await limits.perAddress.take(addressOf(request));
    const passwordHash = await hashPassword(password);
    const confirmed = !signInRules.confirmsEmail;
    const user = userRow({ email, passwordHash, confirmed, userMetadata: data ?? {} }, new Date(clock()));
    if (confirmed) {
      if (!(await insertUser(db, user))) throw new AuthError('user_already_exists');
      return sessions.start(user, 'password');
    }
    await limits.mailsPerAddress.take(addressOf(request));
    await limits.mailsTo.take(email);
    const isNew = await insertUser(db, user);
    markSignUp(reply, site, passwordHash);
    mailing.later(async () => {
      const owner = isNew ? user : await replaceUnconfirmed(db, user);
      if (!owner) return tellOwner(accounts, email);
      const flowStateId = await flowStates.begin(request.body, 'signup');
      const { redirect_to: redirectTo } = request.query;
      const acceptLanguage = request.headers['accept-language'];
      await mailing.send({ user: owner, purpose: 'signup', flowStateId, redirectTo, acceptLanguage });
    });
    return userJson(db, user);
  });
}

async function tellOwner({ db, mailing }: Accounts, email: string): Promise<void> {
  const owner = await findUserByEmail(db, email);
  if (owner) await mailing.tell({ user: owner, about: 'account_exists' });
}

/** A later sign-up may be by the true owner, so it replaces the password of an unconfirmed account. */
async function replaceUnconfirmed(db: Database, { email, ...fresh }: UserRow): Promise<UserRow | undefined> {
  const { passwordHash, userMetadata, updatedAt } = fresh;
  const [row] = await db
    .update(users)
    .set({ passwordHash, userMetadata, updatedAt })
    .where(and(eq(users.email, email), isNull(users.emailConfirmedAt)))
    .returning();
  return row;
}
