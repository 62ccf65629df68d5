import { randomUUID } from 'node:crypto';
import type { Language } from '@vesika/messages';
import { and, eq, isNull, lt, notInArray } from 'drizzle-orm';
import { lockAccount } from '../../account/account.ts';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { guestBuyers, payments } from '../../schema/index.ts';
import { deleteUser, insertUser, userRow } from '../accounts/index.ts';

/** The hidden account of a purchase without an account: the address proves nothing until its mailed link is opened. */

interface GuestBuyer {
  id: string;
  email: string;
}

interface Guest {
  sessionId: string;
  email: string;
  language: Language;
  now: Date;
}

/** One guest per session and address, so that a link for one address never opens another's purchase. */
export async function guestBuyerFor(db: Database, guest: Guest): Promise<GuestBuyer> {
  const { sessionId, email, language, now } = guest;
  return db.transaction(async (tx) => {
    const known = await findGuestBuyer(tx, guest);
    if (known) return known;
    const id = randomUUID();
    const made = await tx
      .insert(guestBuyers)
      .values({ id, sessionId, email, accountId: null, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: guestBuyers.id });
    if (made.length === 0) return (await findGuestBuyer(tx, guest))!;
    // Such an address cannot exist (RFC 2606).
    const hidden = { email: `${id}@guest.invalid`, passwordHash: null, confirmed: false };
    await insertUser(tx, { ...userRow({ ...hidden, userMetadata: { language } }, now), id });
    return { id, email };
  });
}

async function findGuestBuyer(tx: Database, { sessionId, email }: Guest): Promise<GuestBuyer | undefined> {
  const [known] = await tx
    .select({ id: guestBuyers.id, email: guestBuyers.email })
    .from(guestBuyers)
    .where(
      and(eq(guestBuyers.sessionId, sessionId), eq(guestBuyers.email, email), isNull(guestBuyers.accountId)),
    );
  return known;
}

/** If a merge is in progress, this waits and then finds the new account; null if the account is gone. */
export async function lockBuyer(tx: Database, orderedFor: string): Promise<string | null> {
  if (await lockAccount(tx, orderedFor)) return orderedFor;
  const [merged] = await tx.select().from(guestBuyers).where(eq(guestBuyers.id, orderedFor));
  const account = merged?.accountId ?? null;
  return account !== null && (await lockAccount(tx, account)) ? account : null;
}

/** Payment pages are valid for a day, and some payment methods take longer. */
const unpaidMs = 30 * dayMs;

export async function forgetGuests(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unpaidMs);
  const paid = db.select({ id: payments.userId }).from(payments);
  const unpaid = await db
    .delete(guestBuyers)
    .where(
      and(isNull(guestBuyers.accountId), lt(guestBuyers.createdAt, before), notInArray(guestBuyers.id, paid)),
    )
    .returning({ id: guestBuyers.id });
  for (const { id } of unpaid) await deleteUser(db, id);
}
