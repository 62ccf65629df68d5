import { unlockPhoto } from '@vesika/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/database/database.ts';
import { type UserPhotoRow, userPhotos } from '../../../../platform/database/schema/index.ts';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import type { Caller } from '../../../../platform/http/callers.ts';
import type { RateLimits } from '../../../../platform/http/rate-limits.ts';
import { serve } from '../../../../platform/http/route.ts';
import { type AnnounceCredits, lockAccount, payerOf } from '../../../credits/index.ts';
import { requireActive } from '../../../requirements/index.ts';
import { isClean, ofTests, payerOfPhoto, requireOwnPhoto } from '../../files/photo-rows.ts';
import { payForPhoto } from '../../payment/pay-for-photo.ts';
import { loadFeatures } from '../../payment/photo-features.ts';
import type { GalleryParts } from '../gallery-parts.ts';
import { oneGalleryPhoto } from '../gallery-photo.ts';
import { refuseFailed } from './refuse-failed.ts';

interface UnlockPhotoParts extends GalleryParts {
  limits: RateLimits;
  announceCredits: AnnounceCredits;
}

export function serveUnlockPhoto(app: FastifyInstance, parts: UnlockPhotoParts): void {
  const { storage, db, clock, callers, limits, announceCredits } = parts;
  serve(app, unlockPhoto, { onRequest: limits.hook() }, async (request) => {
    const caller = await callers.require(request);
    const { photoId } = request.params;
    const now = new Date(clock());
    const { despiteFailedChecks } = request.body;
    const row = await db.transaction((tx) =>
      unlock(tx, { caller, photoId, now, despiteFailedChecks, announceCredits }),
    );
    const featuresOf = await loadFeatures(db, await payerOfPhoto(db, row), now);
    return { photo: await oneGalleryPhoto({ storage, db }, row, featuresOf) };
  });
}

interface Unlocking {
  caller: Caller;
  photoId: string;
  now: Date;
  /** The person knows that checks fail and wants the photo anyway, since a measurement may be wrong. */
  despiteFailedChecks: boolean;
  announceCredits: AnnounceCredits;
  keyId?: string;
}

/** Idempotent: a second call pays nothing. */
export async function unlock(
  tx: Database,
  { caller, photoId, now, despiteFailedChecks, announceCredits, keyId }: Unlocking,
): Promise<UserPhotoRow> {
  const payer = await payerOf(tx, caller);
  if (payer !== null) await lockAccount(tx, payer);
  const row = await requireOwnPhoto(tx, caller, photoId);
  if (isClean(row)) return row;
  if (payer === null) throw new ServiceError('payment-required', { reason: 'sign-in-required' });
  await requireActive(tx, row);
  if (!despiteFailedChecks) await refuseFailed(tx, row);
  const paid = await payForPhoto(tx, { ...row, userId: payer, photoId, reason: 'unlock', keyId, now });
  if ('refused' in paid) throw new ServiceError('payment-required', { reason: paid.refused });
  if (paid.paidBy === 'credit') await announceCredits(tx, { userId: payer, now });
  return paid;
}

export async function unlockTestPhoto(
  db: Database,
  { userId, photoId }: { userId: string; photoId: string },
): Promise<UserPhotoRow> {
  const [row] = await db
    .update(userPhotos)
    .set({ testStatus: 'finished' })
    .where(and(eq(userPhotos.id, photoId), eq(userPhotos.userId, userId), ofTests(true)))
    .returning();
  if (!row) throw new ServiceError('photo-not-found');
  return row;
}
