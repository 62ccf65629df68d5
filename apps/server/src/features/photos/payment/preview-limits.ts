import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import {
  type PreviewCounterKind,
  previewDays,
  type UserPhotoRow,
  userPackages,
} from '../../../schema/index.ts';

export interface PreviewViewer {
  owner: string;
  userId: string | null;
  /** Fingerprint of the address; counted for everybody who never had a package, because a new session is free. */
  address: string;
}

type PreviewedPhoto = Pick<UserPhotoRow, 'originalSha256' | 'countryCode' | 'documentType'>;

interface PreviewLimitsOptions {
  perDay: number;
  perAddress: number;
  perOriginal: number;
  clock: Clock;
}

interface PreviewCounter {
  kind: PreviewCounterKind;
  counterKey: string;
  max: number;
}

export type PreviewLimits = ReturnType<typeof createPreviewLimits>;

/** Counts per UTC day; deleting a preview does not restore the count. */
export function createPreviewLimits({ perDay, perAddress, perOriginal, clock }: PreviewLimitsOptions) {
  async function isUsedUp(db: Database, viewer: PreviewViewer, photo: PreviewedPhoto): Promise<boolean> {
    const { original, document } = photoCounters(viewer, photo);
    const ofViewer = await viewerCounters(db, viewer);
    const keys = [original, document, ...ofViewer].map(({ counterKey }) => counterKey);
    const ofToday = and(inArray(previewDays.counterKey, keys), eq(previewDays.day, today()));
    const found = await db.select().from(previewDays).where(ofToday);
    const madeBy = ({ kind, counterKey }: PreviewCounter) =>
      found.find((row) => row.kind === kind && row.counterKey === counterKey)?.made ?? 0;
    const isFull = (counter: PreviewCounter) => madeBy(counter) >= counter.max;
    if (isFull(original)) return true;
    return madeBy(document) === 0 && ofViewer.some(isFull);
  }

  async function count(tx: Database, viewer: PreviewViewer, photo: PreviewedPhoto): Promise<void> {
    const { original, document } = photoCounters(viewer, photo);
    await countOne(tx, viewer, original);
    if ((await countOne(tx, viewer, document)) > 1) return;
    for (const counter of await viewerCounters(tx, viewer)) await countOne(tx, viewer, counter);
  }

  async function forget(db: Database): Promise<void> {
    await db.delete(previewDays).where(lt(previewDays.day, today()));
  }

  async function countOne(
    tx: Database,
    { userId }: PreviewViewer,
    { kind, counterKey, max }: PreviewCounter,
  ): Promise<number> {
    const { day, made } = previewDays;
    const [counted] = await tx
      .insert(previewDays)
      .values({ kind, counterKey, userId, day: today(), made: 1 })
      .onConflictDoUpdate({
        target: [previewDays.kind, previewDays.counterKey, day],
        set: { made: sql`${made} + 1` },
      })
      .returning({ made });
    if (counted!.made > max) throw previewsUsedUp();
    return counted!.made;
  }

  function photoCounters(
    { owner }: PreviewViewer,
    { originalSha256, countryCode, documentType }: PreviewedPhoto,
  ): Record<'original' | 'document', PreviewCounter> {
    const original = `${owner} ${originalSha256}`;
    const document = `${original} ${countryCode} ${documentType}`;
    return {
      original: { kind: 'original', counterKey: original, max: perOriginal },
      document: { kind: 'document', counterKey: document, max: perOriginal },
    };
  }

  async function viewerCounters(db: Database, viewer: PreviewViewer): Promise<PreviewCounter[]> {
    const own: PreviewCounter = { kind: 'owner', counterKey: viewer.owner, max: perDay };
    if (await hasBought(db, viewer)) return [own];
    return [own, { kind: 'address', counterKey: viewer.address, max: perAddress }];
  }

  function today(): string {
    return dayOf(new Date(clock()));
  }

  return { isUsedUp, count, forget };
}

export function previewsUsedUp(): ServiceError {
  return new ServiceError('payment-required', { reason: 'previews-used-up' });
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
