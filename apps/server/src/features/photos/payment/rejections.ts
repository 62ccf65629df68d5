import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type RejectionRow, rejections } from '../../../schema/index.ts';

/** Gives the right to a photo that costs nothing, or follows a refund. */
export async function noteRejection(tx: Database, rejection: RejectionRow): Promise<void> {
  await tx.insert(rejections).values(rejection);
}

export async function findRejection(
  db: Database,
  photoId: string,
): Promise<Pick<RejectionRow, 'reason' | 'authorityReason'> | null> {
  const { reason, authorityReason } = rejections;
  const [found] = await db
    .select({ reason, authorityReason })
    .from(rejections)
    .where(eq(rejections.userPhotoId, photoId));
  return found ?? null;
}

export type RejectionAnswer = Partial<Pick<RejectionRow, 'answer' | 'answeredAt'>>;

export async function noteRejectionAnswer(
  db: Database,
  rejectionId: string,
  answer: RejectionAnswer,
): Promise<void> {
  await db.update(rejections).set(answer).where(eq(rejections.id, rejectionId));
}
