import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { userPackages } from '../../platform/database/schema/index.ts';
import { type AnnounceCredits, lowCredits } from '../credits/index.ts';
import type { Announce } from './announce.ts';
import { v1Address } from './v1-address.ts';

/** Credits are taken one at a time, so each level is reached exactly. */
const levels: ReadonlySet<number> = new Set([lowCredits, 0]);

export function createAnnounceCredits(announce: Announce, siteUrl: () => string): AnnounceCredits {
  return async (tx, { userId, now }) => {
    const creditsRemaining = await creditsOf(tx, userId, now);
    if (creditsRemaining === undefined || !levels.has(creditsRemaining)) return;
    const href = v1Address(siteUrl(), 'v1GetCredits');
    await announce(tx, { userId, event: { type: 'credits.low', data: { creditsRemaining, href } }, now });
  };
}

async function creditsOf(tx: Database, userId: string, now: Date): Promise<number | undefined> {
  const owned = await tx
    .select({ credits: userPackages.creditsRemaining })
    .from(userPackages)
    .where(
      and(
        eq(userPackages.userId, userId),
        eq(userPackages.isActive, true),
        eq(userPackages.paymentStatus, 'completed'),
        gt(userPackages.expiresAt, now),
      ),
    );
  if (owned.some(({ credits }) => credits === null)) return undefined;
  return owned.reduce((sum, { credits }) => sum + (credits ?? 0), 0);
}
