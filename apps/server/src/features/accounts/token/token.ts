import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { Accounts } from '../accounts.ts';
import { AuthError } from '../auth-error.ts';
import { proofOf } from '../one-time-tokens.ts';
import { isPassword } from '../passwords.ts';
import { credentialFields, sentenceOf } from '../request-fields.ts';
import { findUserByEmail } from '../users.ts';

const querystring = z.object({ grant_type: z.enum(['password', 'refresh_token', 'pkce']) });
const passwordGrant = z.object(credentialFields);
const refreshGrant = z.object({ refresh_token: z.string().min(1).max(500) });
const pkceGrant = z.object({
  auth_code: z.string().min(1).max(500),
  code_verifier: z.string().min(1).max(500),
});

type Grants = Record<
  z.output<typeof querystring>['grant_type'],
  (request: FastifyRequest) => Promise<object>
>;

export function serveToken(app: FastifyInstance, accounts: Accounts): void {
  const { sessions, flowStates, limits } = accounts;
  const grants: Grants = {
    password: (request) => signIn(accounts, request),
    refresh_token: ({ body }) => sessions.refresh(parse(refreshGrant, body).refresh_token),
    pkce: async (request) => {
      await limits.perAddress.take(addressOf(request));
      const { auth_code: code, code_verifier: verifier } = parse(pkceGrant, request.body);
      const { user, purpose } = await flowStates.finish(code, verifier);
      return sessions.start(user, proofOf(purpose));
    },
  };
  app.post<{ Querystring: z.output<typeof querystring> }>('/token', { schema: { querystring } }, (request) =>
    grants[request.query.grant_type](request),
  );
}

/** Guesses are counted before they are checked, so parallel guesses do not evade the limit. */
async function signIn({ db, limits, sessions, signInRules }: Accounts, request: FastifyRequest) {
  const { email, password } = parse(passwordGrant, request.body);
  const here = `${email} ${addressOf(request)}`;
  await limits.perAddress.take(addressOf(request));
  await limits.guessesHere.take(here);
  await limits.guesses.take(email);
  const user = await findUserByEmail(db, email);
  const matches = await isPassword(password, user?.passwordHash);
  if (!user || !matches) throw new AuthError('invalid_credentials');
  await limits.perAddress.giveBack(addressOf(request));
  await limits.guessesHere.giveBack(here);
  await limits.guesses.giveBack(email);
  if (signInRules.confirmsEmail && !user.emailConfirmedAt) throw new AuthError('email_not_confirmed');
  return sessions.start(user, 'password');
}

function parse<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [wrong] = parsed.error.issues;
  const message = sentenceOf(wrong?.message);
  throw new AuthError('validation_failed', {
    field: wrong?.path.join('.') || 'body',
    ...(message && { message }),
  });
}
