import { deleteOwnDocument, keepOwnDocument, listOwnDocuments, renameOwnDocument } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { OwnDocuments } from './own-documents.ts';

type OwnDocumentsParts = Pick<Platform, 'db' | 'clock' | 'callers' | 'limits'>;

export function registerOwnDocuments(
  app: FastifyInstance,
  { db, clock, callers, limits }: OwnDocumentsParts,
): void {
  const documents = new OwnDocuments(db);

  serve(app, listOwnDocuments, async (request) => {
    const { userId } = await callers.requireUser(request);
    return { documents: await documents.list(userId) };
  });

  serve(app, keepOwnDocument, { onRequest: limits.hook() }, async (request) => {
    const { userId } = await callers.requireUser(request);
    return { document: await documents.keep(userId, { ...request.body, now: new Date(clock()) }) };
  });

  serve(app, renameOwnDocument, async (request) => {
    const { userId } = await callers.requireUser(request);
    return { document: await documents.rename(userId, request.params.documentId, request.body.name) };
  });

  serve(app, deleteOwnDocument, async (request) => {
    const { userId } = await callers.requireUser(request);
    await documents.remove(userId, request.params.documentId);
    return { deleted: true as const };
  });
}
