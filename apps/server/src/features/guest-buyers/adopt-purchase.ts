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
import { proveFirst } from '../accounts/index.ts';
import { lockAccount } from '../credits/index.ts';
import { bringPhotos } from '../photos/index.ts';
import { mergeBuyer } from './merge-buyer.ts';

type AdoptParts = Pick<Platform, 'db' | 'storage' | 'clock'>;

interface Adopted {
  account: UserRow;
  /** The account that was made for the address and never proven. */
  setAsideId: string | null;
}

type AdoptPurchase = (guest: UserRow) => Promise<Adopted>;

/** Opening the link proves the mailbox; other photos of the session stay out, because the address may have been mistyped. */
export function createAdoptPurchase({ db, storage, clock }: AdoptParts): AdoptPurchase {
  return async (guest) => {
    const adopted = await db.transaction(async (tx) => {
      const own = and(eq(guestBuyers.id, guest.id), isNull(guestBuyers.accountId));
      const [buyer] = await tx.select().from(guestBuyers).where(own).for('update');
      if (!buyer) return { account: guest, setAsideId: null, left: [] };
      const bought = await tx
        .select({ id: userPackages.id })
        .from(userPackages)
        .where(eq(userPackages.userId, guest.id));
      const { account, setAsideId } = await accountOf(tx, buyer.email, guest);
      const paidHere = and(
        eq(userPhotos.sessionId, buyer.sessionId),
        isNull(userPhotos.userId),
        inArray(
          userPhotos.userPackageId,
          bought.map(({ id }) => id),
        ),
      );
      const rows = await tx.select().from(userPhotos).where(paidHere).for('update');
      const left = await bringPhotos(tx, storage, { rows, userId: account.id, session: 'kept' });
      return { account, setAsideId, left };
    });
    for (const key of adopted.left) await storage.delete(key);
    return { account: adopted.account, setAsideId: adopted.setAsideId };
  };

  async function accountOf(tx: Database, email: string, guest: UserRow): Promise<Adopted> {
    const [known] = await tx.select().from(users).where(eq(users.email, email));
    if (known) {
      await lockAccount(tx, known.id);
      // A stranger may have made that account: the purchase belongs to the mailbox.
      const account = known.emailProvenAt ? known : await proveFirst(tx, known, new Date(clock()));
      await lockAccount(tx, account.id);
      await mergeBuyer(tx, guest.id, account.id);
      return { account, setAsideId: account.id === known.id ? null : known.id };
    }
    const [row] = await tx
      .update(users)
      .set({ email, updatedAt: new Date(clock()) })
      .where(eq(users.id, guest.id))
      .returning();
    await tx.update(guestBuyers).set({ accountId: guest.id }).where(eq(guestBuyers.id, guest.id));
    return { account: row!, setAsideId: null };
  }
}
