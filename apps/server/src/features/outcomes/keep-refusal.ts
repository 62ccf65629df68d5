import { eq } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import { guestBuyers, type PhotoOutcomeRow, photoOutcomes, users } from '../../schema/index.ts';
import { noteMessage } from '../contact/index.ts';

interface Refusal {
  reason: string;
  language: string;
}

/**
 * A refusal with its reason is a message on the operator's desk, one for each photo, with the id of the photo's outcome.
 * False if it was known before.
 */
export async function keepRefusal(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  outcome: PhotoOutcomeRow,
  { reason, language }: Refusal,
): Promise<boolean> {
  const [owner] = await db
    .select({ email: users.email, guestEmail: guestBuyers.email })
    .from(users)
    .leftJoin(guestBuyers, eq(guestBuyers.id, users.id))
    .where(eq(users.id, outcome.userId));
  const { countryCode, documentType, variant, photoId, requirementSha256 } = outcome;
  const about = `${countryCode} ${documentType} ${variant}, photo ${photoId}, rule ${requirementSha256}`;
  return db.transaction(async (tx) => {
    const isThis = eq(photoOutcomes.id, outcome.id);
    const [known] = await tx.select().from(photoOutcomes).where(isThis).for('update');
    if (!known || known.reason !== null) return false;
    await tx.update(photoOutcomes).set({ reason }).where(isThis);
    const message = {
      id: outcome.id,
      email: owner!.guestEmail ?? owner!.email,
      topic: 'photo-rejected',
      language,
      message: about,
      at: new Date(clock()),
    } as const;
    await noteMessage(tx, message, `\n\n${reason}`);
    return true;
  });
}
