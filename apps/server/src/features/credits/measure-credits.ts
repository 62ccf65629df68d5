import { and, asc, gt, lt, max } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { creditLedger } from '../../schema/index.ts';

/** Ids are assigned before commit, so an older entry may appear after a younger one. */
const settledMs = 30_000;
const entriesMax = 5000;

export async function openCreditMeter(
  db: Database,
  { credits }: Pick<Metrics, 'credits'>,
  clock: () => number,
) {
  const [newest] = await db.select({ id: max(creditLedger.id) }).from(creditLedger);
  let last = newest?.id ?? 0;
  return async (): Promise<void> => {
    const { id, change, reason, createdAt } = creditLedger;
    const entries = await db
      .select({ id, change, reason })
      .from(creditLedger)
      .where(and(gt(id, last), lt(createdAt, new Date(clock() - settledMs))))
      .orderBy(asc(id))
      .limit(entriesMax);
    for (const entry of entries) {
      const direction = entry.change < 0 ? 'out' : 'in';
      credits.inc({ reason: entry.reason, direction }, Math.abs(entry.change));
      last = entry.id;
    }
  };
}
