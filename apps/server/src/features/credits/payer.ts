import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { guestBuyers, userPackages } from '../../platform/database/schema/index.ts';
import type { Caller } from '../../platform/http/callers.ts';

export function payerOf(db: Database, caller: Caller): Promise<string | null> {
  return caller.kind === 'user' ? Promise.resolve(caller.userId) : payerOfSession(db, caller.owner);
}

/** Once its owner is known, only the account itself pays, so the session cannot spend earlier credits. */
export async function payerOfSession(db: Database, sessionId: string): Promise<string | null> {
  const [bought] = await db
    .select({ id: guestBuyers.id })
    .from(guestBuyers)
    .innerJoin(userPackages, eq(userPackages.userId, guestBuyers.id))
    .where(and(eq(guestBuyers.sessionId, sessionId), isNull(guestBuyers.accountId)))
    .orderBy(desc(userPackages.createdAt))
    .limit(1);
  return bought?.id ?? null;
}
