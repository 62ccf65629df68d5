import { guarantee, type PurchaseKey } from '@vesika/contract';
import { fallbackLanguage, type Language } from '@vesika/messages';
import { and, desc, eq, isNull, max } from 'drizzle-orm';
import { mailAddressOf } from '../../account/account.ts';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { forgetting } from '../../platform/database/forget.ts';
import type { Platform } from '../../platform/platform.ts';
import { createKeyedLinks, type KeyedLinksParts } from '../../platform/secrets/keyed-links.ts';
import {
  guestBuyers,
  openedPurchases,
  type UserPackageRow,
  userPackages,
  userPhotos,
} from '../../schema/index.ts';

const path = '/purchase';

export interface MailedPurchase {
  owned: UserPackageRow;
  endsAt: Date;
  /** The browser that paid; null once the purchase is in an account. */
  guestSession: string | null;
}

export type PurchaseLinks = ReturnType<typeof createPurchaseLinks>;

/**
 * The link in the mails to a buyer without an account. It proves one purchase and signs nobody in. Its key holds the
 * address, so it ends when the purchase goes to an account with another address.
 */
export function createPurchaseLinks({
  db,
  clock,
  ...keyed
}: Pick<Platform, 'db' | 'clock'> & KeyedLinksParts) {
  const linksFor = (address: string) => {
    const purpose = `the purchase, mailed to ${address}, with the id`;
    return createKeyedLinks(keyed, { path, purpose });
  };

  /** The key stands in the fragment, which browsers neither send nor pass on. */
  async function linkTo(
    { id, userId }: Pick<UserPackageRow, 'id' | 'userId'>,
    language: Language = fallbackLanguage,
  ): Promise<string> {
    const link = new URL(linksFor((await mailAddressOf(db, userId)) ?? userId).linkTo(id));
    link.hash = link.search.slice(1);
    link.search = '';
    if (language !== fallbackLanguage) link.pathname = `/${language}${path}`;
    return link.href;
  }

  async function find(given: PurchaseKey): Promise<MailedPurchase | undefined> {
    const [owned] = await db.select().from(userPackages).where(eq(userPackages.id, given.id));
    if (!owned) return undefined;
    const address = await mailAddressOf(db, owned.userId);
    if (address === undefined || !linksFor(address).isGenuine(given)) return undefined;
    const endsAt = await endOf(db, owned);
    if (endsAt.getTime() <= clock()) return undefined;
    return { owned, endsAt, guestSession: await sessionOf(db, owned.userId) };
  }

  /** For links that were mailed when they named the buyer; undefined if the purchase is in an account. */
  async function linkToNewest(guestId: string): Promise<string | undefined> {
    if ((await sessionOf(db, guestId)) === null) return undefined;
    const [newest] = await db
      .select()
      .from(userPackages)
      .where(eq(userPackages.userId, guestId))
      .orderBy(desc(userPackages.createdAt))
      .limit(1);
    return newest && linkTo(newest);
  }

  return { linkTo, linkToNewest, find };
}

/** While it can make photos, and until its last photo can no longer be reported. */
async function endOf(db: Database, { id, purchasedAt, expiresAt }: UserPackageRow): Promise<Date> {
  const [last] = await db
    .select({ paidAt: max(userPhotos.unlockedAt) })
    .from(userPhotos)
    .where(eq(userPhotos.userPackageId, id));
  const paidAt = last?.paidAt ?? purchasedAt;
  const reportableMs = Math.max(paidAt.getTime(), purchasedAt.getTime()) + guarantee.rejectionDays * dayMs;
  return new Date(Math.max(reportableMs, expiresAt.getTime()));
}

async function sessionOf(db: Database, userId: string): Promise<string | null> {
  const own = and(eq(guestBuyers.id, userId), isNull(guestBuyers.accountId));
  const [guest] = await db.select({ sessionId: guestBuyers.sessionId }).from(guestBuyers).where(own);
  return guest?.sessionId ?? null;
}

export const forgetOpenedPurchases = forgetting(openedPurchases, openedPurchases.expiresAt);

type Opened = Pick<typeof openedPurchases.$inferInsert, 'sessionId' | 'userPackageId' | 'expiresAt'>;

/** The session sees the purchase, and pays with it if `paysSince` is given. */
export async function noteOpened(db: Database, opened: Opened, paysSince?: Date): Promise<void> {
  const { expiresAt } = opened;
  await db
    .insert(openedPurchases)
    .values({ ...opened, paysSince })
    .onConflictDoUpdate({
      target: [openedPurchases.sessionId, openedPurchases.userPackageId],
      set: { expiresAt, ...(paysSince && { paysSince }) },
    });
}
