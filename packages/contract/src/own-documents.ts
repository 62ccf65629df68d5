import { ownDocumentOf } from '@vesika/requirements/own-document';
import { z } from 'zod';
import { momentSchema } from './moment.ts';
import { accountErrors, defineOperation } from './operation.ts';
import { variantSchema } from './vocabulary.ts';

export const ownDocumentsMax = 100;

const nameSchema = z.string().trim().min(1).max(80);
const params = z.object({ documentId: z.uuid() });

export const keptDocumentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Contains all values of the document. */
  variant: variantSchema,
  createdAt: momentSchema,
});

export const listOwnDocuments = defineOperation('GET /api/own-documents', {
  summary: 'List the documents that the account keeps, by name',
  response: z.object({ documents: z.array(keptDocumentSchema) }),
  errors: accountErrors,
});

export const keepOwnDocument = defineOperation('POST /api/own-documents', {
  summary: 'Keep a document that is not listed in the account',
  description: 'A document that the account keeps already gets the new name.',
  body: z.object({
    name: nameSchema,
    variant: variantSchema.refine((variant) => ownDocumentOf(variant) !== null),
  }),
  response: z.object({ document: keptDocumentSchema }),
  errors: [...accountErrors, 'rate-limited', 'own-documents-too-many'],
});

export const renameOwnDocument = defineOperation('POST /api/own-documents/:documentId', {
  summary: 'Rename a document that the account keeps',
  params,
  body: z.object({ name: nameSchema }),
  response: z.object({ document: keptDocumentSchema }),
  errors: [...accountErrors, 'own-document-not-found'],
});

export const deleteOwnDocument = defineOperation('DELETE /api/own-documents/:documentId', {
  summary: 'Delete a document that the account keeps; its photos stay',
  params,
  response: z.object({ deleted: z.literal(true) }),
  errors: [...accountErrors, 'own-document-not-found'],
});

export type KeptDocument = z.input<typeof keptDocumentSchema>;
