import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/callers.ts';
import { guestBuyers, openedPurchases, userPackages } from '../../schema/index.ts';

export interface Payer {
  userId: string;
  /** Absent if every package of the account pays. */
  onlyPackageId?: string | undefined;
}

/** Condition on `userPackages`. */
export function ofPayer({ userId, onlyPackageId }: Payer): SQL | undefined {
  const isOnly = onlyPackageId === undefined ? undefined : eq(userPackages.id, onlyPackageId);
  return and(eq(userPackages.userId, userId), isOnly);
}

export function payerOf(db: Database, caller: Caller): Promise<Payer | null> {
  return caller.kind === 'user'
    ? Promise.resolve({ userId: caller.userId })
    : payerOfSession(db, caller.owner);
}

/**
 * Once its owner is known, only the account itself pays, so the session cannot spend earlier credits. What was bought or
 * chosen last in a session pays.
 */
export async function payerOfSession(db: Database, sessionId: string): Promise<Payer | null> {
  const [bought] = await db
    .select({ userId: guestBuyers.id, since: userPackages.createdAt })
    .from(guestBuyers)
    .innerJoin(userPackages, eq(userPackages.userId, guestBuyers.id))
    .where(and(eq(guestBuyers.sessionId, sessionId), isNull(guestBuyers.accountId)))
    .orderBy(desc(userPackages.createdAt))
    .limit(1);
  const [opened] = await db
    .select({ userId: guestBuyers.id, onlyPackageId: userPackages.id, since: openedPurchases.paysSince })
    .from(openedPurchases)
    .innerJoin(userPackages, eq(userPackages.id, openedPurchases.userPackageId))
    .innerJoin(guestBuyers, and(eq(guestBuyers.id, userPackages.userId), isNull(guestBuyers.accountId)))
    .where(and(eq(openedPurchases.sessionId, sessionId), isNotNull(openedPurchases.paysSince)))
    .orderBy(desc(openedPurchases.paysSince))
    .limit(1);
  if (opened && (!bought || opened.since! > bought.since)) {
    return { userId: opened.userId, onlyPackageId: opened.onlyPackageId };
  }
  return bought ? { userId: bought.userId } : null;
}
