import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../../schema/index.ts';

/** From the command line only, so that nobody becomes an operator through the web. False if there is no such account. */
export async function appointOperator(
  db: Database,
  { email, since }: { email: string; since: Date | null },
): Promise<boolean> {
  const own = eq(users.email, email.trim().toLowerCase());
  const changed = await db.update(users).set({ operatorSince: since }).where(own).returning({ id: users.id });
  return changed.length === 1;
}
