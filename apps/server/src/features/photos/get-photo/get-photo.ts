import { getPhoto } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/route.ts';
import type { GalleryParts } from '../gallery.ts';
import { oneGalleryPhoto } from '../gallery-photo.ts';
import { loadFeatures } from '../photo-features.ts';
import { payerOfPhoto, requireOwnPhoto } from '../photo-rows.ts';

export function serveGetPhoto(app: FastifyInstance, { storage, db, clock, callers }: GalleryParts): void {
  serve(app, getPhoto, async (request) => {
    const row = await requireOwnPhoto(db, await callers.require(request), request.params.photoId);
    const featuresOf = await loadFeatures(db, await payerOfPhoto(db, row), new Date(clock()));
    return { photo: await oneGalleryPhoto({ storage, db }, row, featuresOf), touchUp: row.touchUp };
  });
}
