import { and, eq, lt } from 'drizzle-orm';
import { minuteMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { runningActs } from '../../schema/index.ts';

/** Longer than any act takes; after it, the process that began the act is taken for dead. */
const actMsMax = 5 * minuteMs;

/**
 * Runs an act while nobody else runs the same act on the same subject, in any process. Acts call the payment provider and
 * the mail server, so no transaction can hold them together.
 */
export async function runAlone<T>(
  db: Database,
  { subject, now }: { subject: string; now: Date },
  act: () => Promise<T>,
): Promise<T> {
  const began = await db
    .insert(runningActs)
    .values({ subject, begunAt: now })
    .onConflictDoUpdate({
      target: runningActs.subject,
      set: { begunAt: now },
      setWhere: lt(runningActs.begunAt, new Date(now.getTime() - actMsMax)),
    })
    .returning();
  if (began.length === 0) throw new ServiceError('act-not-possible');
  try {
    return await act();
  } finally {
    await db.delete(runningActs).where(and(eq(runningActs.subject, subject), eq(runningActs.begunAt, now)));
  }
}
