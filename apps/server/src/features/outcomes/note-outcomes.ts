import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { outcomeRefusals, photoOutcomes, userPackages, userPhotos } from '../../schema/index.ts';

/** Photos are noted daily; a service that stood still for two weeks still finds them. */
const lookBackDays = 14;
const unansweredDays = 180;
const notedAtOnce = 1000;

/** Notes paid photos with the rule and the verdicts by which they were made, as the photo may be gone when we ask. */
export async function noteOutcomes(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lookBackDays * dayMs);
  const noted = db.select({ id: photoOutcomes.photoId }).from(photoOutcomes);
  const refused = db.select({ id: outcomeRefusals.userId }).from(outcomeRefusals);
  // A visitor's photo belongs to nobody, but its purchase belongs to the address that it was bought with.
  const buyer = sql<string>`coalesce(${userPhotos.userId}, ${userPackages.userId})`;
  const photos = await db
    .select({ photo: userPhotos, userId: buyer })
    .from(userPhotos)
    .innerJoin(userPackages, eq(userPackages.id, userPhotos.userPackageId))
    .where(
      and(
        gt(userPhotos.unlockedAt, since),
        isNull(userPhotos.testStatus),
        notInArray(userPhotos.id, noted),
        notInArray(buyer, refused),
      ),
    )
    .limit(notedAtOnce);
  if (photos.length === 0) return;
  const rows = photos.map(({ photo, userId }) => ({
    id: randomUUID(),
    userId,
    photoId: photo.id,
    countryCode: photo.countryCode,
    documentType: photo.documentType,
    variant: photo.variant,
    requirementSha256: photo.requirementSha256,
    checks: Object.fromEntries((photo.report?.checks ?? []).map(({ id, verdict }) => [id, verdict])),
    paidAt: photo.unlockedAt!,
  }));
  await db.insert(photoOutcomes).values(rows).onConflictDoNothing();
}

export async function forgetOutcomes(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unansweredDays * dayMs);
  await db
    .delete(photoOutcomes)
    .where(and(isNull(photoOutcomes.answeredAt), lt(photoOutcomes.paidAt, before)));
}

/** No more questions for this person; answers that were given stay. */
export async function refuseQuestions(db: Database, userId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(outcomeRefusals).values({ userId, refusedAt: now }).onConflictDoNothing();
    const unanswered = tx
      .select({ id: photoOutcomes.id })
      .from(photoOutcomes)
      .where(and(eq(photoOutcomes.userId, userId), isNull(photoOutcomes.answeredAt)));
    await tx.delete(photoOutcomes).where(inArray(photoOutcomes.id, unanswered));
  });
}

/** A buyer who does not want to be asked about photos is not asked in an account either, which may have its own refusal. */
export async function bringRefusal(tx: Database, guestId: string, accountId: string): Promise<void> {
  const [refusal] = await tx.select().from(outcomeRefusals).where(eq(outcomeRefusals.userId, guestId));
  if (!refusal) return;
  await tx
    .insert(outcomeRefusals)
    .values({ ...refusal, userId: accountId })
    .onConflictDoNothing();
}
