import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { sessions, users } from '../../schema/index.ts';

/** A locked account ends its sessions and accepts no sign-in until it is unlocked by null. */
export async function lockOut(tx: Database, userId: string, lockedAt: Date | null): Promise<void> {
  await tx.update(users).set({ lockedAt }).where(eq(users.id, userId));
  if (lockedAt) await tx.delete(sessions).where(eq(sessions.userId, userId));
}
