import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  creditLedger,
  guestBuyers,
  humanChecks,
  outcomeRefusals,
  paidOriginals,
  payments,
  photoOutcomes,
  refunds,
  refusalLetters,
  rejections,
  sentMails,
  testCheckouts,
  userPackages,
  users,
  voucherUses,
  webhookEvents,
} from '../../platform/database/schema/index.ts';
import { lockAccount } from '../credits/index.ts';

const tables = [
  webhookEvents,
  payments,
  userPackages,
  creditLedger,
  refunds,
  rejections,
  refusalLetters,
  paidOriginals,
  testCheckouts,
  voucherUses,
  sentMails,
  humanChecks,
  photoOutcomes,
] as const;

/** Call this with the account locked and before its photos. */
export async function mergeBuyer(tx: Database, guestId: string, accountId: string): Promise<void> {
  if (!(await lockAccount(tx, guestId))) return;
  for (const table of tables) {
    await tx.update(table).set({ userId: accountId }).where(eq(table.userId, guestId));
  }
  await bringRefusal(tx, guestId, accountId);
  await tx.update(guestBuyers).set({ accountId }).where(eq(guestBuyers.id, guestId));
  await tx.delete(users).where(eq(users.id, guestId));
}

/** A buyer who does not want to be asked about photos keeps that wish; the account may have its own. */
async function bringRefusal(tx: Database, guestId: string, accountId: string): Promise<void> {
  const [refusal] = await tx.select().from(outcomeRefusals).where(eq(outcomeRefusals.userId, guestId));
  if (!refusal) return;
  await tx
    .insert(outcomeRefusals)
    .values({ ...refusal, userId: accountId })
    .onConflictDoNothing();
}

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
