import type { HumanCheckTerms } from '@vesika/contract';
import type { Database } from '../../platform/database/database.ts';
import { humanCheckTerms } from '../../platform/database/schema/index.ts';

/** Off until an operator offers it, during the usual hours of an office. */
const firstTerms: HumanCheckTerms = {
  isOffered: false,
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
