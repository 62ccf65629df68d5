import { deleteOwnDocument, keepOwnDocument, listOwnDocuments, renameOwnDocument } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serveUser } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { createOwnDocuments } from './own-documents.ts';

export function registerOwnDocuments(
  app: FastifyInstance,
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
): void {
  const documents = createOwnDocuments(db);

  serveUser(app, listOwnDocuments, async (_request, { userId }) => ({
    documents: await documents.list(userId),
  }));

  serveUser(app, keepOwnDocument, async (request, { userId }) => ({
    document: await documents.keep(userId, { ...request.body, now: new Date(clock()) }),
  }));

  serveUser(app, renameOwnDocument, async (request, { userId }) => ({
    document: await documents.rename(userId, request.params.documentId, request.body.name),
  }));

  serveUser(app, deleteOwnDocument, async (request, { userId }) => {
    await documents.remove(userId, request.params.documentId);
    return { deleted: true as const };
  });
}
