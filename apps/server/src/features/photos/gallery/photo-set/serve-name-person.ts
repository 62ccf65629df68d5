import { namePerson } from '@vesika/contract';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { userPhotos } from '../../../../platform/database/schema/index.ts';
import type { RateLimits } from '../../../../platform/http/rate-limits.ts';
import { serve } from '../../../../platform/http/route.ts';
import { payerOfPhoto, requireOwnPhoto } from '../../files/photo-rows.ts';
import { loadFeatures } from '../../payment/photo-features.ts';
import type { GalleryParts } from '../gallery-parts.ts';
import { oneGalleryPhoto } from '../gallery-photo.ts';
import { photosByPerson } from './photos-by-person.ts';

export function serveNamePerson(app: FastifyInstance, parts: GalleryParts & { limits: RateLimits }): void {
  const { storage, db, clock, callers, limits } = parts;
  serve(app, namePerson, { onRequest: limits.hook() }, async (request) => {
    const row = await requireOwnPhoto(db, await callers.require(request), request.params.photoId);
    const { personName } = request.body;
    const [own = []] = await photosByPerson(db, row);
    const ids = own.map(({ id }) => id);
    await db.update(userPhotos).set({ personName }).where(inArray(userPhotos.id, ids));
    const featuresOf = await loadFeatures(db, await payerOfPhoto(db, row), new Date(clock()));
    return { photo: await oneGalleryPhoto({ storage, db }, { ...row, personName }, featuresOf) };
  });
}
