import type { FastifyRequest } from 'fastify';
import type { UserRow } from '../../platform/database/schema/index.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { Accounts } from './accounts.ts';
import { AuthError } from './auth-error.ts';
import { requireSecondFactor } from './authenticate.ts';

export async function userOfRequest(
  accounts: Accounts,
  request: FastifyRequest,
): Promise<UserRow | undefined> {
  if (request.headers.authorization === undefined) return undefined;
  try {
    const signedIn = await accounts.authenticate(request);
    await requireSecondFactor(accounts.db, signedIn);
    return signedIn.user;
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const code = error.code === 'insufficient_aal' ? 'second-factor-required' : 'sign-in-required';
    throw new ServiceError(code, {}, { cause: error });
  }
}
