import { ownDocumentFields, ownDocumentOf } from '@vesika/requirements/own-document';
import { ownDocumentSchema } from '@vesika/requirements/own-document-schema';
import { z } from 'zod';
import { boundedText } from '../bounded.ts';
import { limits } from '../limits.ts';
import { momentSchema } from '../moment.ts';
import { documentTypeSchema, variantSchema } from '../vocabulary.ts';
import { examples } from './examples.ts';
import { pageOf } from './paging.ts';
import { defineV1Operation } from './v1-operation.ts';

export const ownDocumentsMax = 100;

const fieldSchema = z.enum(ownDocumentFields).describe('A field of the document.');
const documentSchema = ownDocumentSchema.meta({
  id: 'OwnDocument',
  description: 'A document that we have no record of, as its owner describes it.',
});

const knownSchema = z
  .object(ownDocumentSchema.shape)
  .meta({ id: 'KnownDocument', description: 'What is known of a document that we have no record of.' });

const useSchema = z.object({
  countryCode: z.literal('ZZ').describe('The group of documents without a country.'),
  documentType: documentTypeSchema,
  variant: z.string().describe('Contains all values of the document.'),
});

export const v1DescribeDocument = defineV1Operation('POST /api/v1/own-documents/describe', {
  tag: 'Requirements',
  scope: 'requirements:read',
  summary: 'Describe a document that is not listed',
  description:
    'Takes the values of a document. Nothing is stored: `use` names the document in orders, jobs, batches and checks, ' +
    'like any other document.',
  body: z.strictObject({ document: documentSchema }),
  response: z
    .object({
      document: knownSchema.describe('Values that are known.'),
      use: useSchema
        .nullable()
        .describe('Names the document in other requests; null while it has no size or has `faults`.'),
      faults: z
        .array(fieldSchema)
        .describe('Fields that are missing, out of range or contradict each other.'),
    })
    .meta({
      id: 'DescribedDocument',
      description: 'A document that is not listed, and its name in requests.',
    }),
  example: {
    body: { document: { widthMm: 35, heightMm: 45, background: 'white', minKb: 20, maxKb: 50 } },
    response: {
      document: { widthMm: 35, heightMm: 45, background: 'white', minKb: 20, maxKb: 50 },
      use: { countryCode: 'ZZ', documentType: 'other', variant: 'own-3500x4500-bwhite-k20x50' },
      faults: [],
    },
  },
});

export const storedDocumentSchema = z
  .object({
    id: z.uuid().describe('Id of the document in the account.'),
    name: z.string().describe('Name that its owner gave it.'),
    use: useSchema.describe('Names the document in other requests.'),
    createdAt: momentSchema.describe('When the account began to keep it.'),
  })
  .meta({ id: 'KeptDocument', description: 'A document that is not listed and that the account keeps.' });

const shared = { tag: 'Requirements', allowsSession: true } as const;
const nameSchema = boundedText({ minLength: 1, ...limits.ownDocumentName }).describe('Name of the document.');
const params = z.object({ documentId: z.uuid().describe('Id of the document.') });
const { storedDocument } = examples;
const ofDocument = { documentId: storedDocument.id };

export const v1ListOwnDocuments = defineV1Operation('GET /api/v1/own-documents', {
  ...shared,
  scope: 'requirements:read',
  summary: 'List own documents',
  description: 'Returns all documents that the account keeps on one page, by name.',
  response: pageOf(storedDocumentSchema).meta({
    id: 'KeptDocumentPage',
    description: 'The documents that the account keeps.',
  }),
  example: { response: { data: [storedDocument], nextCursor: null } },
});

export const v1KeepOwnDocument = defineV1Operation('POST /api/v1/own-documents', {
  ...shared,
  scope: 'photos:write',
  status: 201,
  summary: 'Keep an own document',
  description:
    'Keeps a document that is not listed. A document that the account keeps already gets the new name.',
  body: z.object({
    name: nameSchema,
    variant: variantSchema
      .refine((variant) => ownDocumentOf(variant) !== null)
      .describe('The variant that `describeDocument` returned.'),
  }),
  response: storedDocumentSchema,
  errors: ['own-documents-too-many'],
  example: {
    body: { name: storedDocument.name, variant: storedDocument.use.variant },
    response: storedDocument,
  },
});

export const v1GetOwnDocument = defineV1Operation('GET /api/v1/own-documents/:documentId', {
  ...shared,
  scope: 'requirements:read',
  summary: 'Get an own document',
  description: 'Returns a document that the account keeps.',
  params,
  response: storedDocumentSchema,
  errors: ['own-document-not-found'],
  example: { params: ofDocument, response: storedDocument },
});

export const v1RenameOwnDocument = defineV1Operation('POST /api/v1/own-documents/:documentId', {
  ...shared,
  scope: 'photos:write',
  summary: 'Rename an own document',
  description: 'Gives a document that the account keeps another name.',
  params,
  body: z.object({ name: nameSchema }),
  response: storedDocumentSchema,
  errors: ['own-document-not-found'],
  example: { params: ofDocument, body: { name: storedDocument.name }, response: storedDocument },
});

export const v1DeleteOwnDocument = defineV1Operation('DELETE /api/v1/own-documents/:documentId', {
  ...shared,
  scope: 'photos:write',
  status: 204,
  summary: 'Delete an own document',
  description: 'The account no longer keeps the document. Photos that were made for it stay.',
  params,
  errors: ['own-document-not-found'],
  example: { params: ofDocument },
});

export type KeptDocument = z.input<typeof storedDocumentSchema>;
