import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { repeatedWork } from '../database/schema/index.ts';

/** Begun by one of all processes, and by none for as long again; by the clock of the database. */
export function oneOfAll(
  db: Database,
  { name, everyMs }: { name: string; everyMs: number },
  work: () => Promise<void>,
): () => Promise<void> {
  const { begunAt } = repeatedWork;
  return async () => {
    const isOver = lt(begunAt, sql`now() - ${everyMs} * interval '1 ms'`);
    const begun = await db
      .insert(repeatedWork)
      .values({ name, begunAt: sql`now()` })
      .onConflictDoUpdate({ target: repeatedWork.name, set: { begunAt: sql`now()` }, setWhere: isOver })
      .returning({ name: repeatedWork.name });
    if (begun.length > 0) await work();
  };
}
