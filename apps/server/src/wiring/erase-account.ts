import { deleteUser } from '../features/accounts/index.ts';
import { deleteMessagesOf } from '../features/contact/index.ts';
import { forgetEventsOf } from '../features/payments/index.ts';
import { deleteJobsOf, deleteOwnerFiles } from '../features/photos/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';

interface EraseAccountParts extends Pick<Platform, 'db' | 'storage'> {
  endSubscriptions: (userId: string) => Promise<void>;
}

/** If this is interrupted, the account can be deleted again, or only unreachable files remain, which the sweep removes. */
export function createEraseAccount({ db, storage, endSubscriptions }: EraseAccountParts) {
  return async (userId: string): Promise<void> => {
    await endSubscriptions(userId);
    await deleteRows(db, userId);
    await deleteJobsOf(db, userId);
    await deleteOwnerFiles(storage, userId);
  };
}

async function deleteRows(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Events are locked before the account, in the order their handler uses, to avoid a deadlock.
    await forgetEventsOf(tx, userId);
    const gone = await deleteUser(tx, userId);
    if (gone) await deleteMessagesOf(tx, gone.email);
  });
}
