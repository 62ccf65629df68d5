import { photoSet } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import type { UserPhotoRow } from '../../../../platform/database/schema/index.ts';
import { serve } from '../../../../platform/http/route.ts';
import { payerOfPhoto, requireOwnPhoto } from '../../files/photo-rows.ts';
import { loadFeatures } from '../../payment/photo-features.ts';
import type { GalleryParts } from '../gallery-parts.ts';
import { galleryPhotos } from '../gallery-photo.ts';
import { photosByPerson } from './photos-by-person.ts';

export function servePhotoSet(app: FastifyInstance, { storage, db, clock, callers }: GalleryParts): void {
  serve(app, photoSet, async (request) => {
    const row = await requireOwnPhoto(db, await callers.require(request), request.params.photoId);
    const featuresOf = await loadFeatures(db, await payerOfPhoto(db, row), new Date(clock()));
    const people = await photosByPerson(db, row);
    const [photos = [], ...otherPeople] = await Promise.all(
      people.map((each) => galleryPhotos({ storage, db }, newestOfDocuments(each), featuresOf)),
    );
    return { photos, otherPeople };
  });
}

function newestOfDocuments(rows: readonly UserPhotoRow[]): UserPhotoRow[] {
  const newest = new Map<string, UserPhotoRow>();
  for (const each of rows) newest.set(`${each.countryCode} ${each.documentType} ${each.variant}`, each);
  return [...newest.values()];
}
