import { photoSet } from '@vesika/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/database/database.ts';
import { type UserPhotoRow, userPhotos } from '../../../../platform/database/schema/index.ts';
import { serve } from '../../../../platform/http/route.ts';
import { ofTests, payerOfPhoto, requireOwnPhoto, sameFolder } from '../../files/photo-rows.ts';
import { loadFeatures } from '../../payment/photo-features.ts';
import type { GalleryParts } from '../gallery-parts.ts';
import { galleryPhotos } from '../gallery-photo.ts';

export function servePhotoSet(app: FastifyInstance, { storage, db, clock, callers }: GalleryParts): void {
  serve(app, photoSet, async (request) => {
    const row = await requireOwnPhoto(db, await callers.require(request), request.params.photoId);
    const featuresOf = await loadFeatures(db, await payerOfPhoto(db, row), new Date(clock()));
    return { photos: await galleryPhotos({ storage, db }, await setOf(db, row), featuresOf) };
  });
}

async function setOf(db: Database, row: UserPhotoRow): Promise<UserPhotoRow[]> {
  const rows = await db
    .select()
    .from(userPhotos)
    .where(and(eq(userPhotos.originalPhotoUrl, row.originalPhotoUrl), sameFolder(row), ofTests(false)))
    .orderBy(asc(userPhotos.createdAt), asc(userPhotos.id));
  const newest = new Map<string, UserPhotoRow>();
  for (const each of rows) newest.set(`${each.countryCode} ${each.documentType} ${each.variant}`, each);
  return [...newest.values()];
}
