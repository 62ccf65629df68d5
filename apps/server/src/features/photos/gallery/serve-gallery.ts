import {
  answerQuestions as answerQuestionsOperation,
  deletePhoto,
  getPhoto,
  getPhotoReport,
  listPhotos,
  namePerson,
  photoSet,
  unlockPhoto,
} from '@vesika/contract';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type UserPhotoRow, userPhotos } from '../../../platform/database/schema/index.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AnnounceCredits } from '../../credits/index.ts';
import { requireOwnPhoto } from '../files/photo-rows.ts';
import { answerQuestions } from './answer-questions.ts';
import { deleteOwnPhoto } from './delete-photo.ts';
import { galleryPhotos, oneGalleryPhoto } from './gallery-photo.ts';
import { readPhotoPage } from './photo-page.ts';
import { type PhotoReportParts, photoReport } from './photo-report.ts';
import { photosByPerson } from './photos-by-person.ts';
import { unlock } from './unlock-photo.ts';

type PhotoRequest = FastifyRequest<{ Params: { photoId: string } }>;

interface GalleryParts extends PhotoReportParts, Pick<Platform, 'callers'> {}

export function serveGallery(app: FastifyInstance, parts: GalleryParts): void {
  const { db, callers } = parts;

  serve(app, listPhotos, async (request) => {
    const { userId } = await callers.requireUser(request);
    const { rows, before } = await readPhotoPage(db, userId, request.query);
    return { photos: await galleryPhotos(parts, rows), before };
  });

  serve(app, getPhoto, async (request) => {
    const row = await photoOf(parts, request);
    return { photo: await oneGalleryPhoto(parts, row), touchUp: row.touchUp };
  });

  serve(app, getPhotoReport, async (request, reply) => {
    const row = await photoOf(parts, request);
    reply.header('cache-control', 'private, no-store');
    return photoReport(parts, row);
  });

  serve(app, photoSet, async (request) => {
    const people = await photosByPerson(db, await photoOf(parts, request));
    const rows = people.map(newestOfDocuments);
    const all = await galleryPhotos(parts, rows.flat());
    const [photos = [], ...otherPeople] = rows.map((each) => all.splice(0, each.length));
    return { photos, otherPeople };
  });
}

interface PhotoChangesParts extends GalleryParts, Pick<Platform, 'limits'> {
  announceCredits: AnnounceCredits;
}

export function servePhotoChanges(app: FastifyInstance, parts: PhotoChangesParts): void {
  const { db, clock, callers, limits } = parts;

  serve(app, answerQuestionsOperation, { onRequest: limits.hook() }, async (request) => {
    const caller = await callers.require(request);
    const { photoId } = request.params;
    return photoReport(parts, await answerQuestions(parts, caller, { photoId, given: request.body.answers }));
  });

  serve(app, namePerson, { onRequest: limits.hook() }, async (request) => {
    const row = await photoOf(parts, request);
    const { personName } = request.body;
    const [own = []] = await photosByPerson(db, row);
    const ids = own.map(({ id }) => id);
    await db.update(userPhotos).set({ personName }).where(inArray(userPhotos.id, ids));
    return { photo: await oneGalleryPhoto(parts, { ...row, personName }) };
  });

  serve(app, unlockPhoto, { onRequest: limits.hook() }, async (request) => {
    const { announceCredits } = parts;
    const wish = { ...request.params, ...request.body, caller: await callers.require(request) };
    const now = new Date(clock());
    const row = await db.transaction((tx) => unlock(tx, { ...wish, now, announceCredits }));
    return { photo: await oneGalleryPhoto(parts, row) };
  });

  serve(app, deletePhoto, async (request) => {
    const { userId } = await callers.requireUser(request);
    await deleteOwnPhoto(parts, userId, request.params.photoId);
    return { deleted: true as const };
  });
}

async function photoOf(
  { db, callers }: Pick<Platform, 'db' | 'callers'>,
  request: PhotoRequest,
): Promise<UserPhotoRow> {
  return requireOwnPhoto(db, await callers.require(request), request.params.photoId);
}

function newestOfDocuments(rows: readonly UserPhotoRow[]): UserPhotoRow[] {
  const newest = new Map<string, UserPhotoRow>();
  for (const each of rows) newest.set(`${each.countryCode} ${each.documentType} ${each.variant}`, each);
  return [...newest.values()];
}
