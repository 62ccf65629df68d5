import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type RejectionRow, rejections } from '../../../schema/index.ts';

/** Gives the right to a photo that costs nothing, or follows a refund. */
export async function noteRejection(tx: Database, rejection: RejectionRow): Promise<void> {
  await tx.insert(rejections).values(rejection);
}

export type RejectionAnswer = Partial<Pick<RejectionRow, 'answer' | 'answeredAt'>>;

export async function noteRejectionAnswer(
  db: Database,
  rejectionId: string,
  answer: RejectionAnswer,
): Promise<void> {
  await db.update(rejections).set(answer).where(eq(rejections.id, rejectionId));
}
