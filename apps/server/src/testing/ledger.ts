import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { creditLedger, userPackages } from '../schema/index.ts';

/** Credits left in a package, and the sum of its ledger entries. */
interface Balance {
  left: number | null;
  noted: number;
}

/** Balances of an account, oldest package first. */
export async function balancesOf(db: Database, userId: string): Promise<Balance[]> {
  const owned = await db
    .select()
    .from(userPackages)
    .where(eq(userPackages.userId, userId))
    .orderBy(userPackages.createdAt);
  const entries = await db.select().from(creditLedger).where(eq(creditLedger.userId, userId));
  return owned.map(({ id, creditsRemaining }) => {
    const own = entries.filter(({ userPackageId }) => userPackageId === id);
    return { left: creditsRemaining, noted: own.reduce((sum, { change }) => sum + change, 0) };
  });
}
