import type { HumanCheckTerms } from '@vesika/contract';
import { isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { humanChecks, humanCheckTerms } from '../../schema/index.ts';
import { afterWork, isOpenAt } from './open-hours.ts';

/** Null if it is switched off, or if the opening hours leave no time at which the photo would be checked. */
export async function findOffer(db: Database, now: Date) {
  const { isOffered, isTrained, credits, minutesEach, timeZone, hours } = await findTerms(db);
  if (!isOffered) return null;
  const waiting = await db.$count(humanChecks, isNull(humanChecks.decidedAt));
  const opening = { timeZone, hours };
  const expectedAt = afterWork(opening, now, (waiting + 1) * minutesEach);
  if (!expectedAt) return null;
  return { credits, isTrained, isOpen: isOpenAt(opening, now), waiting, expectedAt, timeZone, hours };
}

/** Off until an operator offers it, during the usual hours of an office. */
const firstTerms: HumanCheckTerms = {
  isOffered: false,
  isTrained: false,
  credits: 1,
  minutesEach: 10,
  timeZone: 'UTC',
  hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' })),
};

export async function findTerms(db: Database): Promise<HumanCheckTerms> {
  const [row] = await db.select().from(humanCheckTerms);
  if (!row) return firstTerms;
  const { id: _, ...terms } = row;
  return terms;
}

export async function setTerms(db: Database, terms: HumanCheckTerms): Promise<void> {
  await db
    .insert(humanCheckTerms)
    .values(terms)
    .onConflictDoUpdate({ target: humanCheckTerms.id, set: terms });
}
