import { v1DescribeDocument } from '@vesika/contract';
import { ownDocumentFaults, ownVariant } from '@vesika/requirements/own-document';
import { documentFrom, readRule } from '@vesika/requirements/rule-text';
import type { FastifyInstance } from 'fastify';
import type { PublicApiParts } from './public-api-parts.ts';
import { serveV1 } from './serve-v1.ts';

export function serveV1OwnDocuments(app: FastifyInstance, { door }: PublicApiParts): void {
  serveV1(app, door, v1DescribeDocument, async ({ body: { text, document: given } }) => {
    const { document: read, facts, unclear, missing, unread } = readRule(text ?? '');
    const known = { ...read, ...given };
    const document = documentFrom(known);
    const faults = document ? ownDocumentFaults(document) : (['size'] as const);
    const isUsable = document !== null && faults.length === 0;
    return {
      document: known,
      use: isUsable
        ? { countryCode: 'ZZ' as const, documentType: 'other' as const, variant: ownVariant(document) }
        : null,
      faults: [...faults],
      read: facts,
      unclear,
      missing: text === undefined ? [] : missing,
      unread,
    };
  });
}
