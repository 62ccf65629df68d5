import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { lockAccount } from '../../../account/account.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { UserCaller } from '../../../platform/http/callers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { userPackages, userPhotos, users } from '../../../schema/index.ts';
import { type Accounts, returnAddress } from '../../accounts/index.ts';
import { confirmPassword } from '../delete-account/confirm-owner.ts';

interface ReclaimParts extends Pick<Platform, 'db' | 'clock'> {
  accounts: Accounts;
  eraseAccount: (userId: string) => Promise<void>;
}

/**
 * A caller who has proven the mailbox and knows the password of the account that was set aside has made that account: it
 * gets its address back, and the empty account is deleted.
 */
export async function reclaim(
  { db, clock, accounts, eraseAccount }: ReclaimParts,
  request: FastifyRequest,
  { userId, email }: UserCaller,
  password: string,
): Promise<void> {
  const [earlier] = await db
    .select()
    .from(users)
    .where(and(eq(users.setAsideFor, email), isNotNull(users.passwordHash)))
    .orderBy(desc(users.setAsideAt))
    .limit(1);
  if (!earlier?.passwordHash || earlier.lockedAt || !(await isEmpty(db, userId))) {
    throw new ServiceError('act-not-possible');
  }
  await confirmPassword(accounts, request, { email, password, hash: earlier.passwordHash });
  const now = new Date(clock());
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if (!(await isEmpty(tx, userId))) throw new ServiceError('act-not-possible');
    if (!(await returnAddress(tx, { userId, earlier, email, now })))
      throw new ServiceError('act-not-possible');
  });
  await eraseAccount(userId);
}

async function isEmpty(db: Database, userId: string): Promise<boolean> {
  const photos = await db.$count(userPhotos, eq(userPhotos.userId, userId));
  const packages = await db.$count(userPackages, eq(userPackages.userId, userId));
  return photos + packages === 0;
}
