import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  guestBuyers,
  type UserRow,
  userPackages,
  userPhotos,
  users,
} from '../../platform/database/schema/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockAccount } from '../credits/index.ts';
import { bringPhotos } from '../photos/index.ts';
import { mergeBuyer } from './merge-buyer.ts';

type AdoptParts = Pick<Platform, 'db' | 'storage' | 'clock'>;

type AdoptPurchase = (guest: UserRow) => Promise<UserRow>;

/** Opening the link proves the mailbox; other photos of the session stay out, because the address may have been mistyped. */
export function createAdoptPurchase({ db, storage, clock }: AdoptParts): AdoptPurchase {
  return async (guest) => {
    const adopted = await db.transaction(async (tx) => {
      const own = and(eq(guestBuyers.id, guest.id), isNull(guestBuyers.accountId));
      const [buyer] = await tx.select().from(guestBuyers).where(own).for('update');
      if (!buyer) return { account: guest, left: [] };
      const bought = await tx
        .select({ id: userPackages.id })
        .from(userPackages)
        .where(eq(userPackages.userId, guest.id));
      const account = await accountOf(tx, buyer.email, guest);
      const paidHere = and(
        eq(userPhotos.sessionId, buyer.sessionId),
        isNull(userPhotos.userId),
        inArray(
          userPhotos.userPackageId,
          bought.map(({ id }) => id),
        ),
      );
      const rows = await tx.select().from(userPhotos).where(paidHere).for('update');
      return { account, left: await bringPhotos(tx, storage, { rows, userId: account.id, session: 'kept' }) };
    });
    for (const key of adopted.left) await storage.delete(key);
    return adopted.account;
  };

  async function accountOf(tx: Database, email: string, guest: UserRow): Promise<UserRow> {
    const [known] = await tx.select().from(users).where(eq(users.email, email));
    if (known) {
      await lockAccount(tx, known.id);
      await mergeBuyer(tx, guest.id, known.id);
      return known;
    }
    const [row] = await tx
      .update(users)
      .set({ email, updatedAt: new Date(clock()) })
      .where(eq(users.id, guest.id))
      .returning();
    await tx.update(guestBuyers).set({ accountId: guest.id }).where(eq(guestBuyers.id, guest.id));
    return row!;
  }
}
