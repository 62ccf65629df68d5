import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  creditLedger,
  guestBuyers,
  paidOriginals,
  payments,
  refunds,
  rejections,
  testCheckouts,
  userPackages,
  users,
  webhookEvents,
} from '../../platform/database/schema/index.ts';
import { lockAccount } from '../credits/credits.ts';

/** All that can come of a purchase, but the photos, which a session has. */
const tables = [
  webhookEvents,
  payments,
  userPackages,
  creditLedger,
  refunds,
  rejections,
  paidOriginals,
  testCheckouts,
] as const;

/** What a guest has bought becomes the account's. To be called with the account locked, before its photos. */
export async function mergeBuyer(tx: Database, guestId: string, accountId: string): Promise<void> {
  if (!(await lockAccount(tx, guestId))) return;
  for (const table of tables) {
    await tx.update(table).set({ userId: accountId }).where(eq(table.userId, guestId));
  }
  await tx.update(guestBuyers).set({ accountId }).where(eq(guestBuyers.id, guestId));
  await tx.delete(users).where(eq(users.id, guestId));
}

/** All that the session has bought without an account, for whom it has signed in as. */
export async function mergeBuyersOfSession(
  tx: Database,
  { session, userId }: { session: string; userId: string },
): Promise<void> {
  const guests = await tx
    .select({ id: guestBuyers.id })
    .from(guestBuyers)
    .where(and(eq(guestBuyers.sessionId, session), isNull(guestBuyers.accountId)));
  for (const { id } of guests) await mergeBuyer(tx, id, userId);
}
