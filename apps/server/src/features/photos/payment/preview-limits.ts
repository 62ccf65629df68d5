import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { previewDays, type UserPhotoRow, userPackages } from '../../../platform/database/schema/index.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';

/** The viewer of a preview. */
export interface PreviewViewer {
  /** Id of the account or session. */
  owner: string;
  userId: string | null;
  /** Fingerprint of the address; counted for everybody who never had a package, because a new session is free. */
  address: string;
}

/** The previewed photo, whatever its adjustment. */
export type PreviewedPhoto = Pick<UserPhotoRow, 'originalSha256' | 'countryCode' | 'documentType'>;

/** Counted per UTC day. Deleting a preview does not restore the count. */
export interface PreviewLimits {
  isUsedUp(db: Database, viewer: PreviewViewer, photo: PreviewedPhoto): Promise<boolean>;
  /** Counts one preview; call it last in the transaction that records it. Throws payment-required. */
  count(tx: Database, viewer: PreviewViewer, photo: PreviewedPhoto): Promise<void>;
  /** Deletes counts of past days. */
  forget(db: Database): Promise<void>;
}

interface PreviewLimitsOptions {
  perDay: number;
  perAddress: number;
  /** Previews of one original over all adjustments and documents. */
  perOriginal: number;
  clock: Clock;
}

export function createPreviewLimits(options: PreviewLimitsOptions): PreviewLimits {
  const { perDay, perAddress, perOriginal, clock } = options;
  const { owner, day, made } = previewDays;

  async function isUsedUp(db: Database, viewer: PreviewViewer, photo: PreviewedPhoto): Promise<boolean> {
    const { original, look } = namesOf(viewer, photo);
    const limits = await limitsOf(db, viewer);
    const names = [original, look, ...limits.keys()];
    const today = and(inArray(owner, names), eq(day, dayOf(clock())));
    const found = await db.select().from(previewDays).where(today);
    const madeOf = new Map(found.map((each) => [each.owner, each.made]));
    const isFull = (name: string, max: number) => (madeOf.get(name) ?? 0) >= max;
    if (isFull(original, perOriginal)) return true;
    return !madeOf.has(look) && [...limits].some(([who, max]) => isFull(who, max));
  }

  async function count(tx: Database, viewer: PreviewViewer, photo: PreviewedPhoto): Promise<void> {
    const { original, look } = namesOf(viewer, photo);
    const countOne = async (name: string, max: number) => {
      const { userId } = viewer;
      const [counted] = await tx
        .insert(previewDays)
        .values({ owner: name, userId, day: dayOf(clock()), made: 1 })
        .onConflictDoUpdate({ target: [owner, day], set: { made: sql`${made} + 1` } })
        .returning({ made });
      if (counted!.made > max) throw previewsUsedUp();
      return counted!.made;
    };
    await countOne(original, perOriginal);
    if ((await countOne(look, perOriginal)) > 1) return;
    for (const [who, max] of await limitsOf(tx, viewer)) await countOne(who, max);
  }

  /** Counter keys with their limits. */
  async function limitsOf(db: Database, viewer: PreviewViewer): Promise<Map<string, number>> {
    const limits = new Map([[viewer.owner, perDay]]);
    if (!(await hasBought(db, viewer))) limits.set(`address ${viewer.address}`, perAddress);
    return limits;
  }

  async function forget(db: Database): Promise<void> {
    await db.delete(previewDays).where(lt(day, dayOf(clock())));
  }

  return { isUsedUp, count, forget };
}

export function previewsUsedUp(): ServiceError {
  return new ServiceError('payment-required', { reason: 'previews-used-up' });
}

function namesOf({ owner }: PreviewViewer, { originalSha256, countryCode, documentType }: PreviewedPhoto) {
  const original = `${owner} ${originalSha256}`;
  return { original, look: `${original} ${countryCode} ${documentType}` };
}

async function hasBought(db: Database, { userId }: PreviewViewer): Promise<boolean> {
  if (userId === null) return false;
  const [bought] = await db
    .select({ id: userPackages.id })
    .from(userPackages)
    .where(eq(userPackages.userId, userId))
    .limit(1);
  return bought !== undefined;
}

function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
