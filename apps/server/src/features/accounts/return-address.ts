import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type UserRow, users } from '../../schema/index.ts';
import { nobodysAddress } from './users.ts';

interface Return {
  userId: string;
  /** Account that was set aside for the address. */
  earlier: UserRow;
  email: string;
  now: Date;
}

/** Gives a proven address back to an earlier account; false if the caller's account does not have it any more. */
export async function returnAddress(tx: Database, { userId, earlier, email, now }: Return): Promise<boolean> {
  const own = and(eq(users.id, userId), eq(users.email, email), isNotNull(users.emailProvenAt));
  const left = await tx
    .update(users)
    .set({ email: nobodysAddress(userId) })
    .where(own)
    .returning({ id: users.id });
  if (left.length === 0) return false;
  const proven = { email, emailProvenAt: now, emailConfirmedAt: now, updatedAt: now };
  await tx
    .update(users)
    .set({ ...proven, setAsideFor: null, setAsideAt: null })
    .where(eq(users.id, earlier.id));
  return true;
}
