import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { userPackages, userPhotos, users } from '../../../platform/database/schema/index.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { UserCaller } from '../../../platform/http/callers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Accounts } from '../../accounts/index.ts';
import { lockAccount } from '../../credits/index.ts';
import { confirmPassword } from '../delete-account/confirm-owner.ts';
import type { EraseAccount } from '../delete-account/erase-account.ts';

interface ReclaimParts extends Pick<Platform, 'db' | 'clock'> {
  accounts: Accounts;
  eraseAccount: EraseAccount;
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
  const leaving = `${userId}@set-aside.invalid`;
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if (!(await isEmpty(tx, userId))) throw new ServiceError('act-not-possible');
    const own = and(eq(users.id, userId), eq(users.email, email), isNotNull(users.emailProvenAt));
    const left = await tx.update(users).set({ email: leaving }).where(own).returning({ id: users.id });
    if (left.length === 0) throw new ServiceError('act-not-possible');
    const proven = { email, emailProvenAt: now, emailConfirmedAt: now, updatedAt: now };
    await tx
      .update(users)
      .set({ ...proven, setAsideFor: null, setAsideAt: null })
      .where(eq(users.id, earlier.id));
  });
  await eraseAccount(userId);
}

async function isEmpty(db: Database, userId: string): Promise<boolean> {
  const photos = await db.$count(userPhotos, eq(userPhotos.userId, userId));
  const packages = await db.$count(userPackages, eq(userPackages.userId, userId));
  return photos + packages === 0;
}
