import type { ReturnReason } from '@vesika/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type HumanCheckRow, humanChecks } from '../../platform/database/schema/index.ts';
import { correctCredits, lockAccount } from '../credits/index.ts';

type Decision = { verdict: 'passed' } | { verdict: 'returned'; reason: ReturnReason; words: string | null };

/** A photo that goes back brings its credits with it. Undefined if it was decided before. */
export async function decide(
  db: Database,
  { id, decision, now }: { id: string; decision: Decision; now: Date },
): Promise<HumanCheckRow | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(humanChecks).where(eq(humanChecks.id, id));
    if (!found) return undefined;
    await lockAccount(tx, found.userId);
    const [decided] = await tx
      .update(humanChecks)
      .set({ ...decision, decidedAt: now })
      .where(and(eq(humanChecks.id, id), isNull(humanChecks.decidedAt)))
      .returning();
    if (decided?.verdict === 'returned') {
      const { userPackageId, credits: change } = decided;
      await correctCredits(tx, { userPackageId, change, reference: `human-check/${id}`, now });
    }
    return decided;
  });
}
