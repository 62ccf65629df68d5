import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rejections } from '../../platform/database/schema/index.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';

/** Throws: rejection-not-found; act-not-possible once an operator has answered. */
export async function requireOpen(
  db: Database,
  userId: string,
  rejectionId: string,
  { forUpdate = false } = {},
): Promise<void> {
  const found = db
    .select({ answeredAt: rejections.answeredAt })
    .from(rejections)
    .where(and(eq(rejections.id, rejectionId), eq(rejections.userId, userId)));
  const [rejection] = await (forUpdate ? found.for('update') : found);
  if (!rejection) throw new ServiceError('rejection-not-found');
  if (rejection.answeredAt) throw new ServiceError('act-not-possible');
}
