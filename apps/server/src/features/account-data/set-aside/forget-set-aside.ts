import { and, eq, lt, notExists, notInArray } from 'drizzle-orm';
import { dayMs } from '../../../platform/clock/durations.ts';
import type { Platform } from '../../../platform/platform.ts';
import { userPackages, users } from '../../../schema/index.ts';

/** Mails and the profile say six months. */
const setAsideDays = 180;

interface ForgetParts extends Pick<Platform, 'db' | 'clock'> {
  /** Ends no subscription: only accounts whose subscription has ended are erased. */
  eraseAccount: (userId: string) => Promise<void>;
}

/** Accounts that nobody brought back. One whose subscription could not be ended stays, because it is still paid for. */
export async function forgetSetAside({ db, clock, eraseAccount }: ForgetParts): Promise<void> {
  const before = new Date(clock() - setAsideDays * dayMs);
  const isRunning = db
    .select({ id: userPackages.id })
    .from(userPackages)
    .where(and(eq(userPackages.userId, users.id), notInArray(userPackages.subscriptionStatus, ['ended'])));
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lt(users.setAsideAt, before), notExists(isRunning)));
  for (const { id } of due) await eraseAccount(id);
}
