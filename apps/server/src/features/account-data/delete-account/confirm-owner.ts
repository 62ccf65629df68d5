import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { UserCaller } from '../../../platform/http/callers.ts';
import { users } from '../../../schema/index.ts';
import { type Accounts, AuthError, isPassword } from '../../accounts/index.ts';

interface OwnerProof {
  email: string;
  password?: string | undefined;
  code?: string | undefined;
}

/** A session may have been left open on another machine, so deleting requires the address, and the password or a mailed code. */
export async function confirmOwner(
  accounts: Accounts,
  request: FastifyRequest,
  { userId, email }: UserCaller,
  proof: OwnerProof,
): Promise<void> {
  if (proof.email.trim().toLowerCase() !== email) throw new ServiceError('email-differs');
  const [user] = await accounts.db.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  if (user.passwordHash === null) {
    const isOwner = await accounts.oneTimeTokens.redeemCode(user, proof.code ?? '', ['reauthentication']);
    if (!isOwner) throw new ServiceError('code-wrong');
    return;
  }
  await confirmPassword(accounts, request, {
    email,
    password: proof.password ?? '',
    hash: user.passwordHash,
  });
}

interface PasswordProof {
  email: string;
  password: string;
  hash: string;
}

/** Guesses count as those of the sign-in do. */
export async function confirmPassword(
  accounts: Accounts,
  request: FastifyRequest,
  { email, password, hash }: PasswordProof,
): Promise<void> {
  const giveBack = await takeGuess(accounts, `${email} ${addressOf(request)}`, email);
  if (!(await isPassword(password, hash))) throw new ServiceError('password-wrong');
  await giveBack();
}

async function takeGuess({ limits }: Accounts, here: string, email: string): Promise<() => Promise<void>> {
  try {
    await limits.guessesHere.take(here);
    await limits.guesses.take(email);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const { retryAfterSeconds } = error.details as { retryAfterSeconds: number };
    throw new ServiceError('rate-limited', { retryAfterSeconds }, { cause: error });
  }
  return async () => {
    await limits.guessesHere.giveBack(here);
    await limits.guesses.giveBack(email);
  };
}
