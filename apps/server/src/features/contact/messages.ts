import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { contactMessages } from '../../schema/index.ts';

type NewMessage = typeof contactMessages.$inferInsert;

/** A message that is known already gets `added` at its end, and waits for an answer again. */
export async function noteMessage(tx: Database, message: NewMessage, added = ''): Promise<void> {
  await tx
    .insert(contactMessages)
    .values({ ...message, message: message.message + added })
    .onConflictDoUpdate({
      target: contactMessages.id,
      set: { message: sql`${contactMessages.message} || ${added}`, answeredAt: null },
    });
}

export async function noteAnswer(db: Database, messageId: string, answeredAt: Date): Promise<void> {
  await db.update(contactMessages).set({ answeredAt }).where(eq(contactMessages.id, messageId));
}

export async function deleteMessagesOf(tx: Database, email: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.email, email));
}
