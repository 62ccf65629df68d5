import {
  type DocumentOrder,
  linkSeconds,
  photoCountsIn,
  photoFormSchema,
  v1DeletePhoto,
  v1GetPhoto,
  v1ListPhotos,
  v1MakePhoto,
  v1MakePhotoOfOriginal,
  v1PrintSheet,
  v1UnlockPhoto,
} from '@vesika/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { addressOf } from '../../platform/http/address-of.ts';
import { abortedOnDisconnect } from '../../platform/http/disconnect.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { type UserPhotoRow, userPhotos } from '../../schema/index.ts';
import {
  composeSheet,
  deleteOwnPhoto,
  printablePhotos,
  readPhotoPage,
  requireOwnPhoto,
  unlock,
  unlockTestPhoto,
} from '../photos/index.ts';
import { acceptDocument } from './accept-document.ts';
import { cursorOf, momentOf } from './cursor.ts';
import type { Once } from './idempotency.ts';
import type { KeyCaller } from './key-callers.ts';
import { findOriginal, keepOriginal } from './originals.ts';
import { photoResources, photoWithReport } from './photo-resource.ts';
import type { PublicApiParts } from './public-api-parts.ts';
import { serveV1 } from './serve-v1.ts';

export function serveV1Photos(app: FastifyInstance, parts: PublicApiParts): void {
  const { db, storage, clock, door, idempotency, uploads, jobDesk, fileDesk, processing, announceCredits } =
    parts;

  serveV1(app, door, v1MakePhoto, async (request, caller, reply) => {
    const { fields, picture } = await uploads.receive(request, photoFormSchema, caller.owner);
    return once({ request, reply, caller, content: [fields, picture.sha256] }, async () => {
      const { key } = await keepOriginal(parts, caller, picture);
      return make({ request, reply, caller }, fields, key);
    });
  });

  serveV1(app, door, v1MakePhotoOfOriginal, async (request, caller, reply) => {
    const { originalId } = request.params;
    return once({ request, reply, caller, content: [originalId, request.body] }, async () => {
      const { key: original } = await findOriginal(db, caller, originalId);
      return make({ request, reply, caller }, request.body, original);
    });
  });

  function once(of: Omit<Once, 'request'> & { request: MakingRequest }, work: () => Promise<UserPhotoRow>) {
    return idempotency.once(of, 201, async () => photoWithReport(parts, await work(), of.request));
  }

  async function make(
    { request, reply, caller }: Asked,
    document: Omit<DocumentOrder, 'answers'>,
    original: string,
  ): Promise<UserPhotoRow> {
    const accepted = await acceptDocument(parts, { request, caller }, document, original);
    const { photoId } = await jobDesk.order<'photo'>(processing.taskOf(accepted), {
      ...accepted.watch,
      requestId: request.id,
      signal: abortedOnDisconnect(reply),
    });
    const [row] = await db.select().from(userPhotos).where(eq(userPhotos.id, photoId));
    if (!row) throw new ServiceError('photo-not-found');
    return row;
  }

  serveV1(app, door, v1ListPhotos, async (request, { userId, key: { isTest } }) => {
    const { cursor, limit, reference } = request.query;
    const place = { before: momentOf(cursor), limit, isTest, reference };
    const page = await readPhotoPage(db, userId, place);
    const data = await photoResources(parts, page.rows, request);
    return { data, nextCursor: page.before && cursorOf(page.before.toISOString()) };
  });

  serveV1(app, door, v1GetPhoto, async (request, caller) => {
    const { isTest } = caller.key;
    return photoWithReport(
      parts,
      await requireOwnPhoto(db, caller, request.params.photoId, { isTest }),
      request,
    );
  });

  serveV1(app, door, v1UnlockPhoto, async (request, caller) => {
    const { photoId } = request.params;
    const { key, userId } = caller;
    const now = new Date(clock());
    const unlocking = { caller, photoId, now, despiteFailedChecks: true, announceCredits, keyId: key.id };
    const row = key.isTest
      ? await unlockTestPhoto(db, { userId, photoId })
      : await db.transaction((tx) => unlock(tx, unlocking));
    const { protocol, host, headers } = request;
    return photoWithReport(parts, row, { protocol, host, headers, query: { linkSeconds } });
  });

  serveV1(app, door, v1PrintSheet, async (request, caller, reply) => {
    const { photos, ...order } = request.query;
    const printed = await printablePhotos(parts, caller, photoCountsIn(photos), caller.key);
    const requester = { owner: caller.owner, address: addressOf(request) };
    const sheet = await composeSheet(fileDesk, printed, { ...order, requester, requestId: request.id });
    return sendFile(reply, { type: sheet.contentType, fileName: sheet.fileName }, sheet.bytes);
  });

  serveV1(app, door, v1DeletePhoto, async (request, { userId, key }) => {
    const isTest = key?.isTest ?? false;
    await deleteOwnPhoto({ db, storage }, userId, request.params.photoId, { isTest });
  });
}

type MakingRequest = FastifyRequest<{ Querystring: { linkSeconds: number } }>;

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: KeyCaller;
}
