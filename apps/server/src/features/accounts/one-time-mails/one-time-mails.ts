import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { Accounts } from '../accounts.ts';
import { AuthError } from '../auth-error.ts';
import { challengeFields } from '../flow-states.ts';
import type { Letter } from '../mailing.ts';
import { emailField, metadataField, redirectQuery } from '../request-fields.ts';
import { findUserByEmail, insertUser, userRow } from '../users.ts';

const recoverBody = z.object({ email: emailField, ...challengeFields });
const resendBody = z.object({
  email: emailField,
  type: z.enum(['signup', 'email_change']),
  ...challengeFields,
});
const otpBody = z.object({
  email: emailField,
  create_user: z.boolean().default(true),
  data: metadataField.nullish(),
  ...challengeFields,
});

type MailRequest<Body> = FastifyRequest<{ Body: Body; Querystring: z.output<typeof redirectQuery> }>;
type Requested = z.output<typeof recoverBody>;

/** The lookup happens after the answer, so that its timing does not reveal whether the account exists. */
export function serveOneTimeMails(app: FastifyInstance, accounts: Accounts): void {
  const { db, clock, signInRules, mailing } = accounts;
  const schemaOf = (body: z.ZodType) => ({ schema: { body, querystring: redirectQuery } });

  app.post('/recover', schemaOf(recoverBody), async (request: MailRequest<z.output<typeof recoverBody>>) => {
    return answerThenSend(accounts, request, async (email) => {
      const user = await findUserByEmail(db, email);
      return user && { user, purpose: 'recovery' };
    });
  });

  app.post('/resend', schemaOf(resendBody), async (request: MailRequest<z.output<typeof resendBody>>) => {
    return answerThenSend(accounts, request, async (email) => {
      const user = await findUserByEmail(db, email);
      if (request.body.type === 'signup') {
        return user && !user.emailConfirmedAt ? { user, purpose: 'signup' } : undefined;
      }
      return user?.emailNew ? { user, purpose: 'email_change', to: user.emailNew } : undefined;
    });
  });

  app.post('/otp', schemaOf(otpBody), async (request: MailRequest<z.output<typeof otpBody>>) => {
    if (signInRules.isOtpDisabled) throw new AuthError('otp_disabled');
    return answerThenSend(accounts, request, async (email) => {
      const user = await findUserByEmail(db, email);
      if (user) return { user, purpose: 'magiclink' };
      if (!request.body.create_user || signInRules.isSignupDisabled) return undefined;
      const userMetadata = request.body.data ?? {};
      const fresh = userRow({ email, passwordHash: null, confirmed: false, userMetadata }, new Date(clock()));
      return (await insertUser(db, fresh)) ? { user: fresh, purpose: 'signup' } : undefined;
    });
  });

  app.get('/reauthenticate', { exposeHeadRoute: false }, async (request) => {
    const { user } = await accounts.authenticate(request);
    await accounts.limits.mailsTo.take(user.email);
    const acceptLanguage = request.headers['accept-language'];
    await mailing.send({ user, purpose: 'reauthentication', acceptLanguage });
    return {};
  });
}

type FindLetter = (email: string) => Promise<Pick<Letter, 'user' | 'purpose' | 'to'> | undefined>;

async function answerThenSend(
  { db, limits, mailing, flowStates }: Accounts,
  request: MailRequest<Requested>,
  find: FindLetter,
): Promise<object> {
  const { email } = request.body;
  await limits.mailsPerAddress.take(addressOf(request));
  await limits.mailsTo.take(email);
  // Checks the database first: rate limits work without it, but no mail could follow the promise.
  await db.execute(sql`select 1`);
  mailing.later(async () => {
    const letter = await find(email);
    if (!letter) return;
    const flowStateId = await flowStates.begin(request.body, letter.purpose);
    const { redirect_to: redirectTo } = request.query;
    const acceptLanguage = request.headers['accept-language'];
    const whole = { ...letter, flowStateId, redirectTo, acceptLanguage };
    await (letter.purpose === 'email_change' ? mailing.sendChange(whole) : mailing.send(whole));
  });
  return {};
}
