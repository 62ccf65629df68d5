import { listPhotos } from '@vesika/contract';
import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/database/database.ts';
import { type UserPhotoRow, userPhotos } from '../../../../platform/database/schema/index.ts';
import { serve } from '../../../../platform/http/route.ts';
import { ofTests } from '../../files/photo-rows.ts';
import { loadFeatures } from '../../payment/photo-features.ts';
import type { GalleryParts } from '../gallery-parts.ts';
import { galleryPhotos } from '../gallery-photo.ts';

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

interface PhotoPagePlace {
  before: Date | null;
  limit: number;
  isTest?: boolean;
}

/** Photos of the same instant stay on one page, which may then be longer. */
export async function readPhotoPage(
  db: Database,
  userId: string,
  { before, limit, isTest = false }: PhotoPagePlace,
) {
  const isDone = eq(userPhotos.processingStatus, 'completed');
  const own = and(eq(userPhotos.userId, userId), isDone, ofTests(isTest));
  const rest = before === null ? own : and(own, lt(userPhotos.createdAt, before));
  const last = db
    .select({ createdAt: userPhotos.createdAt })
    .from(userPhotos)
    .where(rest)
    .orderBy(desc(userPhotos.createdAt))
    .offset(limit - 1)
    .limit(1);
  const rows: UserPhotoRow[] = await db
    .select()
    .from(userPhotos)
    .where(and(rest, gte(userPhotos.createdAt, sql`coalesce((${last}), '-infinity')`)))
    .orderBy(desc(userPhotos.createdAt), desc(userPhotos.id));
  const end = rows.at(-1)?.createdAt;
  if (rows.length < limit || end === undefined) return { rows, before: null };
  const [older] = await db
    .select({ photos: count() })
    .from(userPhotos)
    .where(and(own, lt(userPhotos.createdAt, end)));
  return { rows, before: older?.photos ? end : null };
}
