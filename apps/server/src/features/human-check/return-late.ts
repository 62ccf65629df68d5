import { createMailTranslator } from '@vesika/messages';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { languageFor } from '../../account/account.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { humanChecks, users } from '../../schema/index.ts';
import { type CheckMailing, mailDecision } from './check-mail.ts';
import { decide } from './order-check.ts';

/** A check waits for these days after the promised time. */
export const lateDaysMax = 3;

interface LateParts {
  db: Database;
  clock: Clock;
  mailing: CheckMailing;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export function returnsAt(expectedAt: Date): Date {
  return new Date(expectedAt.getTime() + lateDaysMax * dayMs);
}

/** The credits go back if the check is late, or if the photo was deleted meanwhile. */
export async function returnLateChecks({ db, clock, mailing, log }: LateParts): Promise<void> {
  const now = new Date(clock());
  const late = await db
    .select({ check: humanChecks, user: users })
    .from(humanChecks)
    .innerJoin(users, eq(users.id, humanChecks.userId))
    .where(
      and(
        isNull(humanChecks.decidedAt),
        or(
          isNull(humanChecks.photoId),
          lt(humanChecks.expectedAt, new Date(now.getTime() - lateDaysMax * dayMs)),
        ),
      ),
    );
  for (const { check, user } of late) {
    const reason = check.photoId === null ? 'photo-deleted' : 'too-late';
    const t = await createMailTranslator(languageFor(user));
    const words = reason === 'too-late' ? t('humanCheck.reasons.too-late') : null;
    const decided = await decide(db, { id: check.id, decision: { verdict: 'returned', reason, words }, now });
    if (!decided) continue;
    await mailDecision(db, mailing, decided).catch((error: unknown) =>
      log.error({ err: error }, 'a mail about a check could not be sent'),
    );
  }
}
