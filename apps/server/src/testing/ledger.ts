import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { creditLedger, userPackages } from '../platform/database/schema/index.ts';

/** What a package has left, and what its entries of the ledger sum to. */
export interface Balance {
  left: number | null;
  noted: number;
}

/** An account's, oldest package first. */
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
