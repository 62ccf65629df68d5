import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { contactMessages, users, webhookEvents } from '../../../platform/database/schema/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteJobsOf, deleteOwnerFiles } from '../../photos/index.ts';

export type EraseAccount = (userId: string) => Promise<void>;

interface EraseAccountParts extends Pick<Platform, 'db' | 'storage'> {
  endSubscriptions: (userId: string) => Promise<void>;
}

/** If this is interrupted, the account can be deleted again, or only unreachable files remain, which the sweep removes. */
export function createEraseAccount({ db, storage, endSubscriptions }: EraseAccountParts): EraseAccount {
  return async (userId) => {
    await endSubscriptions(userId);
    await deleteRows(db, userId);
    await deleteJobsOf(db, userId);
    await deleteOwnerFiles(storage, userId);
  };
}

/** Ids of payment events remain, because a redelivered event must be recognised instead of restoring the deleted data. */
async function deleteRows(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Events are locked before the account, in the order their handler uses, to avoid a deadlock.
    await tx
      .update(webhookEvents)
      .set({ payload: {}, subject: null, userId: null })
      .where(eq(webhookEvents.userId, userId));
    const [gone] = await tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email });
    if (!gone) return;
    await tx.delete(contactMessages).where(eq(contactMessages.email, gone.email));
    // An account that was set aside for the address forgets it; it is deleted when its time is over.
    await tx.update(users).set({ setAsideFor: null }).where(eq(users.setAsideFor, gone.email));
  });
}
