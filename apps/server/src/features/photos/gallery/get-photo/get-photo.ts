import { getPhoto } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/route.ts';
import { payerOfPhoto, requireOwnPhoto } from '../../files/photo-rows.ts';
import { loadFeatures } from '../../payment/photo-features.ts';
import type { GalleryParts } from '../gallery-parts.ts';
import { oneGalleryPhoto } from '../gallery-photo.ts';

export function serveGetPhoto(app: FastifyInstance, { storage, db, clock, callers }: GalleryParts): void {
  serve(app, getPhoto, async (request) => {
    const row = await requireOwnPhoto(db, await callers.require(request), request.params.photoId);
    const featuresOf = await loadFeatures(db, await payerOfPhoto(db, row), new Date(clock()));
    return { photo: await oneGalleryPhoto({ storage, db }, row, featuresOf), touchUp: row.touchUp };
  });
}
