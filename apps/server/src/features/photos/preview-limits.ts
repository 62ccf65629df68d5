import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { previewDays } from '../../platform/database/schema/index.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { Fingerprint } from '../../platform/secrets/fingerprint.ts';

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
  fingerprint: Fingerprint;
}

export function createPreviewLimits(options: PreviewLimitsOptions): PreviewLimits {
  const { perDay, perAddress, clock, fingerprint } = options;
  const { owner, day, made } = previewDays;

  /** Who is counted, and up to how many. */
  function limitsOf(viewer: PreviewViewer): Map<string, number> {
    const limits = new Map([[viewer.owner, perDay]]);
    if (viewer.userId === null) limits.set(`address ${fingerprint(viewer.address)}`, perAddress);
    return limits;
  }

  async function isUsedUp(db: Database, viewer: PreviewViewer): Promise<boolean> {
    const limits = limitsOf(viewer);
    const ownToday = and(inArray(owner, [...limits.keys()]), eq(day, dayOf(clock())));
    const found = await db.select().from(previewDays).where(ownToday);
    const madeBy = new Map(found.map((each) => [each.owner, each.made]));
    return [...limits].some(([who, max]) => (madeBy.get(who) ?? 0) >= max);
  }

  async function count(tx: Database, viewer: PreviewViewer): Promise<void> {
    const { userId } = viewer;
    for (const [who, max] of limitsOf(viewer)) {
      const [counted] = await tx
        .insert(previewDays)
        .values({ owner: who, userId, day: dayOf(clock()), made: 1 })
        .onConflictDoUpdate({ target: [owner, day], set: { made: sql`${made} + 1` } })
        .returning({ made });
      if (counted!.made > max) throw previewsUsedUp();
    }
  }

  async function forget(db: Database): Promise<void> {
    await db.delete(previewDays).where(lt(day, dayOf(clock())));
  }

  return { isUsedUp, count, forget };
}

export function previewsUsedUp(): ServiceError {
  return new ServiceError('payment-required', { reason: 'previews-used-up' });
}

function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
