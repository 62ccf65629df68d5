import {
  v1DeleteOwnDocument,
  v1DescribeDocument,
  v1GetOwnDocument,
  v1KeepOwnDocument,
  v1ListOwnDocuments,
  v1RenameOwnDocument,
} from '@vesika/contract';
import { documentFrom, ownDocumentFaults, ownVariant } from '@vesika/requirements/own-document';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { OwnDocumentRow } from '../../../schema/index.ts';
import type { AccountCaller } from '../key-callers.ts';
import type { PublicApiParts } from '../public-api-parts.ts';
import { serveV1 } from '../serve-v1.ts';
import { createOwnDocuments } from './own-documents.ts';

export function serveV1OwnDocuments(app: FastifyInstance, { door, db, clock }: PublicApiParts): void {
  const documents = createOwnDocuments(db);

  serveV1(app, door, v1DescribeDocument, async ({ body: { document: known } }) => {
    const document = documentFrom(known);
    const faults = document ? ownDocumentFaults(document) : (['size'] as const);
    const isUsable = document !== null && faults.length === 0;
    return {
      document: known,
      use: isUsable ? useOf(ownVariant(document)) : null,
      faults: [...faults],
    };
  });

  serveV1(app, door, v1ListOwnDocuments, async (_request, { userId }) => ({
    data: (await documents.list(userId)).map(resourceOf),
    nextCursor: null,
  }));

  serveV1(app, door, v1GetOwnDocument, async ({ params }, { userId }) =>
    resourceOf(await documents.get(userId, params.documentId)),
  );

  serveV1(app, door, v1KeepOwnDocument, async ({ body }, caller) => {
    refuseTestKey(caller);
    return resourceOf(await documents.keep(caller.userId, { ...body, now: new Date(clock()) }));
  });

  serveV1(app, door, v1RenameOwnDocument, async ({ params, body }, caller) => {
    refuseTestKey(caller);
    return resourceOf(await documents.rename(caller.userId, params.documentId, body.name));
  });

  serveV1(app, door, v1DeleteOwnDocument, async ({ params }, caller) => {
    refuseTestKey(caller);
    await documents.remove(caller.userId, params.documentId);
  });
}

/** A test key changes nothing that real photos use. */
function refuseTestKey({ key }: AccountCaller): void {
  if (key?.isTest) throw new ServiceError('api-scope-missing', { scope: v1DeleteOwnDocument.scope });
}

function useOf(variant: string) {
  return { countryCode: 'ZZ' as const, documentType: 'other' as const, variant };
}

function resourceOf({ id, name, variant, createdAt }: OwnDocumentRow) {
  return { id, name, use: useOf(variant), createdAt };
}
