import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { users, webhookEvents } from '../../../platform/database/schema/index.ts';

/**
 * Every row of the account. Of its payment events the bare names stay: an event that is delivered once more
 * must still meet its first, or it would bring the deleted data back.
 */
export async function deleteRows(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Events before the account, as their handler takes them: neither waits for the other for ever.
    await tx
      .update(webhookEvents)
      .set({ payload: {}, subject: null, userId: null })
      .where(eq(webhookEvents.userId, userId));
    await tx.delete(users).where(eq(users.id, userId));
  });
}
