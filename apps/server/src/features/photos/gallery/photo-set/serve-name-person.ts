import { namePerson } from '@vesika/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { userPhotos } from '../../../../platform/database/schema/index.ts';
import type { RateLimits } from '../../../../platform/http/rate-limits.ts';
import { serve } from '../../../../platform/http/route.ts';
import { payerOfPhoto, requireOwnPhoto, sameFolder } from '../../files/photo-rows.ts';
import { loadFeatures } from '../../payment/photo-features.ts';
import type { GalleryParts } from '../gallery-parts.ts';
import { oneGalleryPhoto } from '../gallery-photo.ts';

/** A portrait shows one person, so the name applies to every photo made of it. */
export function serveNamePerson(app: FastifyInstance, parts: GalleryParts & { limits: RateLimits }): void {
  const { storage, db, clock, callers, limits } = parts;
  serve(
    app,
    namePerson,
    async (request) => {
      const row = await requireOwnPhoto(db, await callers.require(request), request.params.photoId);
      const { personName } = request.body;
      await db
        .update(userPhotos)
        .set({ personName })
        .where(and(eq(userPhotos.originalPhotoUrl, row.originalPhotoUrl), sameFolder(row)));
      const featuresOf = await loadFeatures(db, await payerOfPhoto(db, row), new Date(clock()));
      return { photo: await oneGalleryPhoto({ storage, db }, { ...row, personName }, featuresOf) };
    },
    { onRequest: limits.hook() },
  );
}
