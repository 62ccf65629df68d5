import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bulkBatches } from '../../platform/database/schema/index.ts';

const dayMs = 86_400_000;

export async function forgetUnstartedBatches(db: Database, now: Date, originalsDays: number): Promise<void> {
  const before = new Date(now.getTime() - originalsDays * dayMs);
  await db
    .delete(bulkBatches)
    .where(and(eq(bulkBatches.state, 'filling'), lt(bulkBatches.createdAt, before)));
}
