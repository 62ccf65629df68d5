import type { HumanCheckOffer } from '@vesika/contract';
import { isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { humanChecks } from '../../platform/database/schema/index.ts';
import { afterWork, isOpenAt } from './open-hours.ts';
import { findTerms } from './terms.ts';

/** Null if it is switched off, or if the opening hours leave no time at which the photo would be checked. */
export async function findOffer(db: Database, now: Date): Promise<HumanCheckOffer | null> {
  const { isOffered, credits, minutesEach, timeZone, hours } = await findTerms(db);
  if (!isOffered) return null;
  const waiting = await db.$count(humanChecks, isNull(humanChecks.decidedAt));
  const opening = { timeZone, hours };
  const expectedAt = afterWork(opening, now, (waiting + 1) * minutesEach);
  if (!expectedAt) return null;
  return {
    credits,
    isOpen: isOpenAt(opening, now),
    waiting,
    expectedAt: expectedAt.toISOString(),
    timeZone,
    hours,
  };
}
