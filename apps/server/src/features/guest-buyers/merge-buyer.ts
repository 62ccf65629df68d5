import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { lockAccount } from '../../account/account.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  creditLedger,
  guestBuyers,
  humanChecks,
  paidOriginals,
  payments,
  photoOutcomes,
  refunds,
  rejections,
  sentMails,
  testCheckouts,
  type UserPhotoRow,
  userPackages,
  userPhotos,
  users,
  voucherUses,
  webhookEvents,
} from '../../schema/index.ts';
import { deleteUser } from '../accounts/index.ts';
import { bringRefusal } from '../outcomes/index.ts';

const tables = [
  webhookEvents,
  payments,
  userPackages,
  creditLedger,
  refunds,
  rejections,
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
  await deleteUser(tx, guestId);
}

interface SessionAndUser {
  session: string;
  userId: string;
}

/** Having the session proves no purchase: the account must have proved the mailbox that the receipt went to. */
export async function mergeBuyersOfSession(tx: Database, { session, userId }: SessionAndUser): Promise<void> {
  const guests = await tx
    .select({ id: guestBuyers.id })
    .from(guestBuyers)
    .innerJoin(users, and(eq(users.id, userId), eq(users.email, guestBuyers.email)))
    .where(and(unmergedOf(session), isNotNull(users.emailProvenAt)));
  for (const { id } of guests) await mergeBuyer(tx, id, userId);
}

/** Photos of purchases that no account may have yet. */
export async function photosOfGuests(
  db: Database,
  { session, userId }: SessionAndUser,
): Promise<UserPhotoRow[]> {
  const found = await db
    .select({ photo: userPhotos })
    .from(userPhotos)
    .innerJoin(userPackages, eq(userPackages.id, userPhotos.userPackageId))
    .innerJoin(guestBuyers, eq(guestBuyers.id, userPackages.userId))
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(userPhotos.sessionId, session),
        isNull(userPhotos.userId),
        isNull(guestBuyers.accountId),
        or(
          ne(guestBuyers.sessionId, session),
          isNull(users.emailProvenAt),
          ne(users.email, guestBuyers.email),
        ),
      ),
    );
  return found.map(({ photo }) => photo);
}

function unmergedOf(session: string) {
  return and(eq(guestBuyers.sessionId, session), isNull(guestBuyers.accountId));
}
