import { and, eq, inArray, isNull } from 'drizzle-orm';
import { lockAccount } from '../../account/account.ts';
import type { Platform } from '../../platform/platform.ts';
import { guestBuyers, userPackages, userPhotos } from '../../schema/index.ts';
import { bringPhotos } from '../photos/index.ts';
import { mergeBuyer } from './merge-buyer.ts';

type AdoptPurchases = (account: { id: string; email: string }) => Promise<void>;

/**
 * Who proved a mailbox gets what was bought with its address. Other photos of the paying sessions stay out, because the
 * address may have been mistyped.
 */
export function createAdoptPurchases({ db, storage }: Pick<Platform, 'db' | 'storage'>): AdoptPurchases {
  return async ({ id: userId, email }) => {
    const left = await db.transaction(async (tx) => {
      if (!(await lockAccount(tx, userId))) return [];
      const own = and(eq(guestBuyers.email, email), isNull(guestBuyers.accountId));
      const buyers = await tx.select({ id: guestBuyers.id }).from(guestBuyers).where(own).for('update');
      const ids = buyers.map(({ id }) => id);
      const bought = await tx
        .select({ id: userPackages.id })
        .from(userPackages)
        .where(inArray(userPackages.userId, ids));
      for (const id of ids) await mergeBuyer(tx, id, userId);
      const packages = bought.map(({ id }) => id);
      const paid = and(isNull(userPhotos.userId), inArray(userPhotos.userPackageId, packages));
      const rows = await tx.select().from(userPhotos).where(paid).for('update');
      return bringPhotos(tx, storage, { rows, userId, session: 'kept' });
    });
    for (const key of left) await storage.delete(key);
  };
}
