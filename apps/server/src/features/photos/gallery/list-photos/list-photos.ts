import { listPhotos } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/route.ts';
import { loadFeatures } from '../../payment/photo-features.ts';
import type { GalleryParts } from '../gallery-parts.ts';
import { galleryPhotos } from '../gallery-photo.ts';
import { readPhotoPage } from './photo-page.ts';

export function serveListPhotos(app: FastifyInstance, { storage, db, clock, callers }: GalleryParts): void {
  serve(app, listPhotos, async (request) => {
    const { userId } = await callers.requireUser(request);
    const { before, limit } = request.query;
    const page = await readPhotoPage(db, userId, {
      before: before === undefined ? null : new Date(before),
      limit,
    });
    const featuresOf = await loadFeatures(db, userId, new Date(clock()));
    const photos = await galleryPhotos({ storage, db }, page.rows, featuresOf);
    return { photos, before: page.before?.toISOString() ?? null };
  });
}
