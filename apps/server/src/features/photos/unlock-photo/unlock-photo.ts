import { unlockPhoto } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { UserPhotoRow } from '../../../platform/database/schema/index.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { serve } from '../../../platform/http/route.ts';
import { lockAccount } from '../../credits/credits.ts';
import type { GalleryParts } from '../gallery.ts';
import { oneGalleryPhoto } from '../gallery-photo.ts';
import { payForPhoto } from '../pay-for-photo.ts';
import { loadFeatures } from '../photo-features.ts';
import { findPhoto, isClean } from '../photo-rows.ts';
import { currentChecks, findRejudgement, judgedAs } from '../rules/rejudgements.ts';

interface UnlockPhotoParts extends GalleryParts {
  limits: RateLimits;
}

export function serveUnlockPhoto(app: FastifyInstance, parts: UnlockPhotoParts): void {
  const { storage, db, clock, callers, limits } = parts;
  serve(
    app,
    unlockPhoto,
    async (request) => {
      const { userId } = await callers.requireUser(request);
      const { photoId } = request.params;
      const now = new Date(clock());
      const { despiteFailedChecks } = request.body;
      const row = await db.transaction((tx) => unlock(tx, { userId, photoId, now, despiteFailedChecks }));
      const featuresOf = await loadFeatures(db, userId, now);
      return { photo: await oneGalleryPhoto({ storage, db }, row, featuresOf) };
    },
    { onRequest: limits.hook() },
  );
}

interface Unlocking {
  userId: string;
  photoId: string;
  now: Date;
  /** Our measurement may err: who was told may want the photo all the same. */
  despiteFailedChecks: boolean;
}

/** Whoever comes second finds it clean and pays nothing. */
async function unlock(
  tx: Database,
  { userId, photoId, now, despiteFailedChecks }: Unlocking,
): Promise<UserPhotoRow> {
  await lockAccount(tx, userId);
  const row = await findPhoto(tx, userId, photoId);
  if (!row) throw new ServiceError('photo-not-found');
  if (isClean(row)) return row;
  if (!despiteFailedChecks) await refuseFailed(tx, row);
  const paid = await payForPhoto(tx, { ...row, userId, photoId, reason: 'unlock', now });
  if ('refused' in paid) throw new ServiceError('payment-required', { reason: paid.refused });
  return paid;
}

/** By the current rules: a photo that passed them once may fail today. */
async function refuseFailed(tx: Database, row: UserPhotoRow): Promise<void> {
  const failed = judgedAs('fail', currentChecks(row, await findRejudgement(tx, row.id)));
  if (failed.length > 0) throw new ServiceError('checks-failed', { checks: failed.join(' ') });
}
