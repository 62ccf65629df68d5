import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { users, webhookEvents } from '../../../platform/database/schema/index.ts';

/** Ids of payment events remain, because a redelivered event must be recognised instead of restoring the deleted data. */
export async function deleteRows(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Events are locked before the account, in the order their handler uses, to avoid a deadlock.
    await tx
      .update(webhookEvents)
      .set({ payload: {}, subject: null, userId: null })
      .where(eq(webhookEvents.userId, userId));
    await tx.delete(users).where(eq(users.id, userId));
  });
}
