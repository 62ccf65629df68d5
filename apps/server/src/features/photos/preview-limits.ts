import { and, eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { previewDays } from '../../platform/database/schema/index.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { createAddressCounts } from './address-counts.ts';

/** Whom a preview is made for. */
export interface PreviewViewer {
  /** The account's id, or the session. */
  owner: string;
  userId: string | null;
  /** Counts for visitors, who get a new session by dropping the cookie. */
  address: string;
}

/** Days are those of UTC. Deleting a preview gives nothing back: the work was done. */
export interface PreviewLimits {
  isUsedUp(db: Database, viewer: PreviewViewer): Promise<boolean>;
  /** One more, as the last thing of the transaction that records it. Throws payment-required. */
  count(tx: Database, viewer: PreviewViewer): Promise<void>;
  /** Deletes the counts of days gone by. */
  forget(db: Database): Promise<void>;
}

interface PreviewLimitsOptions {
  perDay: number;
  perAddress: number;
  clock: Clock;
}

const dayMs = 86_400_000;

export function createPreviewLimits({ perDay, perAddress, clock }: PreviewLimitsOptions): PreviewLimits {
  const addresses = createAddressCounts({ perDay: perAddress, clock });

  async function isUsedUp(db: Database, { owner, userId, address }: PreviewViewer): Promise<boolean> {
    if (userId === null && addresses.isUsedUp(address)) return true;
    const ownToday = and(eq(previewDays.owner, owner), eq(previewDays.day, dayOf(clock())));
    const [found] = await db.select().from(previewDays).where(ownToday);
    return (found?.made ?? 0) >= perDay;
  }

  async function count(tx: Database, { owner, userId, address }: PreviewViewer): Promise<void> {
    const counted = await tx
      .insert(previewDays)
      .values({ owner, userId, day: dayOf(clock()), made: 1 })
      .onConflictDoUpdate({
        target: [previewDays.owner, previewDays.day],
        set: { made: sql`${previewDays.made} + 1` },
      })
      .returning({ made: previewDays.made });
    if ((counted[0]?.made ?? 0) > perDay) throw previewsUsedUp();
    if (userId === null && !addresses.take(address)) throw previewsUsedUp();
  }

  async function forget(db: Database): Promise<void> {
    await db.delete(previewDays).where(lt(previewDays.day, dayOf(clock() - dayMs)));
  }

  return { isUsedUp, count, forget };
}

export function previewsUsedUp(): ServiceError {
  return new ServiceError('payment-required', { reason: 'previews-used-up' });
}

function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
