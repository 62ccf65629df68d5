import {
  answerQuestions as answerQuestionsOperation,
  getPhoto,
  getPhotoReport,
  listPhotos,
  namePerson,
  photoSet,
  unlockPhoto,
} from '@vesika/contract';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { serveCaller, serveUser } from '../../../platform/http/route.ts';
import { type UserPhotoRow, userPhotos } from '../../../schema/index.ts';
import type { AnnounceCredits } from '../../credits/index.ts';
import { requireOwnPhoto } from '../files/photo-rows.ts';
import { answerQuestions } from './answer-questions.ts';
import { galleryPhotos, oneGalleryPhoto } from './gallery-photo.ts';
import { readPhotoPage } from './photo-page.ts';
import { type PhotoReportParts, photoReport } from './photo-report.ts';
import { photosByPerson } from './photos-by-person.ts';
import { unlock } from './unlock-photo.ts';

export function serveGallery(app: FastifyInstance, parts: PhotoReportParts): void {
  const { db } = parts;

  serveUser(app, listPhotos, async (request, { userId }) => {
    const { rows, before } = await readPhotoPage(db, userId, request.query);
    return { photos: await galleryPhotos(parts, rows), before };
  });

  serveCaller(app, getPhoto, async (request, caller) => {
    const row = await requireOwnPhoto(db, caller, request.params.photoId);
    return { photo: await oneGalleryPhoto(parts, row), touchUp: row.touchUp };
  });

  serveCaller(app, getPhotoReport, async (request, caller, reply) => {
    const row = await requireOwnPhoto(db, caller, request.params.photoId);
    reply.header('cache-control', 'private, no-store');
    return photoReport(parts, row);
  });

  serveCaller(app, photoSet, async (request, caller) => {
    const people = await photosByPerson(db, await requireOwnPhoto(db, caller, request.params.photoId));
    const rows = people.map(newestOfDocuments);
    const all = await galleryPhotos(parts, rows.flat());
    const [photos = [], ...otherPeople] = rows.map((each) => all.splice(0, each.length));
    return { photos, otherPeople };
  });
}

interface PhotoChangesParts extends PhotoReportParts {
  announceCredits: AnnounceCredits;
}

export function servePhotoChanges(app: FastifyInstance, parts: PhotoChangesParts): void {
  const { db, clock } = parts;

  serveCaller(app, answerQuestionsOperation, async (request, caller) => {
    const { photoId } = request.params;
    return photoReport(parts, await answerQuestions(parts, caller, { photoId, given: request.body.answers }));
  });

  serveCaller(app, namePerson, async (request, caller) => {
    const row = await requireOwnPhoto(db, caller, request.params.photoId);
    const { personName } = request.body;
    const [own = []] = await photosByPerson(db, row);
    const ids = own.map(({ id }) => id);
    await db.update(userPhotos).set({ personName }).where(inArray(userPhotos.id, ids));
    return { photo: await oneGalleryPhoto(parts, { ...row, personName }) };
  });

  serveCaller(app, unlockPhoto, async (request, caller) => {
    const { announceCredits } = parts;
    const wish = { ...request.params, ...request.body, caller };
    const now = new Date(clock());
    const row = await db.transaction((tx) => unlock(tx, { ...wish, now, announceCredits }));
    return { photo: await oneGalleryPhoto(parts, row) };
  });
}

function newestOfDocuments(rows: readonly UserPhotoRow[]): UserPhotoRow[] {
  const newest = new Map<string, UserPhotoRow>();
  for (const each of rows) newest.set(`${each.countryCode} ${each.documentType} ${each.variant}`, each);
  return [...newest.values()];
}
