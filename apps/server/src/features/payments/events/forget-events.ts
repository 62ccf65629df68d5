import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { webhookEvents } from '../../../schema/index.ts';

/** Their ids remain, because a redelivered event must be recognised instead of restoring the deleted data. */
export async function forgetEventsOf(tx: Database, userId: string): Promise<void> {
  await tx
    .update(webhookEvents)
    .set({ payload: {}, subject: null, userId: null })
    .where(eq(webhookEvents.userId, userId));
}
