import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  contactMessages,
  guestBuyers,
  type PhotoOutcomeRow,
  photoOutcomes,
  refusalLetters,
  users,
} from '../../platform/database/schema/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { type LetterFile, noteLetter, storeLetter } from '../refusal-letters/index.ts';

interface Refusal {
  reason: string;
  letter: LetterFile | undefined;
  language: string;
}

/**
 * A refusal with its reason and letter is a message on the operator's desk, one for each photo. False if it was known
 * before.
 */
export async function keepRefusal(
  { db, storage, clock }: Pick<Platform, 'db' | 'storage' | 'clock'>,
  outcome: PhotoOutcomeRow,
  { reason, letter, language }: Refusal,
): Promise<boolean> {
  const [owner] = await db
    .select({ email: users.email, guestEmail: guestBuyers.email })
    .from(users)
    .leftJoin(guestBuyers, eq(guestBuyers.id, users.id))
    .where(eq(users.id, outcome.userId));
  const { countryCode, documentType, variant, photoId, requirementSha256 } = outcome;
  const about = `${countryCode} ${documentType} ${variant}, photo ${photoId}, rule ${requirementSha256}`;
  const kept = letter && (await storeLetter({ storage }, letter));
  const [messageId, now] = [outcome.id, new Date(clock())];
  const replaced = await db.transaction(async (tx) => {
    const isThis = eq(photoOutcomes.id, outcome.id);
    const [told] = await tx.select().from(photoOutcomes).where(isThis).for('update');
    if (!told || (told.reason !== null && (!kept || (await hasLetter(tx, outcome))))) return undefined;
    if (told.reason === null) await tx.update(photoOutcomes).set({ reason }).where(isThis);
    const added = reason === '' || reason === told.reason ? '' : `\n\n${reason}`;
    await tx
      .insert(contactMessages)
      .values({
        id: messageId,
        email: owner!.guestEmail ?? owner!.email,
        topic: 'photo-rejected',
        language,
        message: `${about}${added}`,
        at: now,
      })
      .onConflictDoUpdate({
        target: contactMessages.id,
        set: { message: sql`${contactMessages.message} || ${added}`, answeredAt: null },
      });
    if (!kept) return [];
    return noteLetter(tx, kept, { subject: { messageId }, userId: outcome.userId, now });
  });
  for (const key of replaced ?? []) await storage.delete(key);
  return replaced !== undefined;
}

/** The letter may come after the reason, but once. */
export async function isComplete(db: Database, outcome: PhotoOutcomeRow): Promise<boolean> {
  return outcome.reason !== null && (await hasLetter(db, outcome));
}

/** The message about a photo has the id of its outcome. */
async function hasLetter(db: Database, { id }: PhotoOutcomeRow): Promise<boolean> {
  const isOfMessage = eq(refusalLetters.messageId, id);
  return (await db.select({ id: refusalLetters.id }).from(refusalLetters).where(isOfMessage)).length > 0;
}
