import { getPhoto } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serve } from '../../../platform/http/route.ts';
import type { GalleryParts } from '../gallery.ts';
import { oneGalleryPhoto } from '../gallery-photo.ts';
import { loadFeatures } from '../photo-features.ts';
import { findPhoto } from '../photo-rows.ts';

export function serveGetPhoto(app: FastifyInstance, { storage, db, clock, callers }: GalleryParts): void {
  serve(app, getPhoto, async (request) => {
    const { userId } = await callers.requireUser(request);
    const row = await findPhoto(db, userId, request.params.photoId);
    if (!row) throw new ServiceError('photo-not-found');
    const featuresOf = await loadFeatures(db, userId, new Date(clock()));
    return { photo: await oneGalleryPhoto({ storage, db }, row, featuresOf), touchUp: row.touchUp };
  });
}
