import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { UserRow } from '../../schema/index.ts';
import type { Accounts } from './accounts.ts';
import { AuthError } from './auth-error.ts';
import { hasSecondFactor, requireSecondFactor, type SignedIn } from './authenticate.ts';

export async function userOfRequest(
  accounts: Accounts,
  request: FastifyRequest,
): Promise<UserRow | undefined> {
  return (await signedInOf(accounts, request))?.user;
}

/** The operator behind a request; the session itself must have shown a second factor that still exists. */
export async function operatorOfRequest(accounts: Accounts, request: FastifyRequest): Promise<UserRow> {
  const signedIn = await signedInOf(accounts, request);
  if (!signedIn) throw new ServiceError('sign-in-required');
  if (!signedIn.user.operatorSince) throw new ServiceError('operator-required');
  const { user, session } = signedIn;
  if (session.aal !== 'aal2' || !(await hasSecondFactor(accounts.db, user.id))) {
    throw new ServiceError('second-factor-required');
  }
  return user;
}

async function signedInOf(accounts: Accounts, request: FastifyRequest): Promise<SignedIn | undefined> {
  if (request.headers.authorization === undefined) return undefined;
  try {
    const signedIn = await accounts.authenticate(request);
    await requireSecondFactor(accounts.db, signedIn);
    return signedIn;
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const code = error.code === 'insufficient_aal' ? 'second-factor-required' : 'sign-in-required';
    throw new ServiceError(code, {}, { cause: error });
  }
}
