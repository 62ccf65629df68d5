import { ownDocumentFields } from '@vesika/requirements/own-document';
import { ownDocumentSchema } from '@vesika/requirements/own-document-schema';
import { ruleTextMax } from '@vesika/requirements/rule-text';
import { z } from 'zod';
import { momentSchema } from '../moment.ts';
import { documentTypeSchema } from '../vocabulary.ts';
import { examples } from './examples.ts';
import { defineV1Operation } from './v1-operation.ts';

const fieldSchema = z.enum(ownDocumentFields).describe('A field of the document.');
const phrases = z.array(z.string()).describe('Phrases of the text.');
const givenSchema = ownDocumentSchema.meta({
  id: 'OwnDocument',
  description: 'A document that we have no record of, as its owner describes it.',
});

/** Without the ranges of `OwnDocument`: a text may state a value that no photo can have, which is then in `faults`. */
const pixels = z.object({
  widthPx: z.number().describe('Width in pixels.'),
  heightPx: z.number().describe('Height in pixels.'),
});
const bounds = z.object({
  min: z.number().describe('Lower bound in mm.'),
  max: z.number().describe('Upper bound in mm.'),
});
const { shape } = ownDocumentSchema;
const descriptionOf = (field: z.ZodOptional<z.ZodType>) => field.unwrap().description!;
const knownSchema = z
  .object({
    widthMm: z.number().nullish().describe(descriptionOf(shape.widthMm)),
    heightMm: z.number().nullish().describe(descriptionOf(shape.heightMm)),
    pixels: pixels.nullish().describe(descriptionOf(shape.pixels)),
    minPixels: pixels.nullish().describe(descriptionOf(shape.minPixels)),
    maxPixels: pixels.nullish().describe(descriptionOf(shape.maxPixels)),
    headHeightMm: bounds.nullish().describe(descriptionOf(shape.headHeightMm)),
    eyeLineFromBottomMm: bounds.nullish().describe(descriptionOf(shape.eyeLineFromBottomMm)),
    background: shape.background.unwrap().nullish().describe(descriptionOf(shape.background)),
    backgroundHex: shape.backgroundHex.unwrap().nullish().describe(descriptionOf(shape.backgroundHex)),
    minKb: z.number().nullish().describe(descriptionOf(shape.minKb)),
    maxKb: z.number().nullish().describe(descriptionOf(shape.maxKb)),
    minDpi: z.number().nullish().describe(descriptionOf(shape.minDpi)),
    editsRefused: shape.editsRefused,
  })
  .meta({ id: 'KnownDocument', description: 'What is known of a document that we have no record of.' });

const useSchema = z.object({
  countryCode: z.literal('ZZ').describe('The group of documents without a country.'),
  documentType: documentTypeSchema,
  variant: z.string().describe('Contains all values of the document.'),
});

export const v1DescribeDocument = defineV1Operation('v1DescribeDocument', {
  tag: 'Requirements',
  scope: 'requirements:read',
  summary: 'Describe a document that is not listed',
  description:
    'Takes the values of a document, the `text` of its rule in any of eleven languages, or both; a value in `document` ' +
    'wins over the text. Nothing is stored: `use` names the document in orders, jobs, batches and checks, like any other ' +
    'document. Have a person confirm what was read from a text before you use it.',
  body: z
    .strictObject({
      text: z.string().max(ruleTextMax).optional().describe('Text of the rule.'),
      document: givenSchema.optional(),
    })
    .refine(({ text, document }) => text !== undefined || document !== undefined),
  response: z
    .object({
      document: knownSchema.describe('Values that are known.'),
      use: useSchema
        .nullable()
        .describe('Names the document in other requests; null while it has no size or has `faults`.'),
      faults: z.array(fieldSchema).describe('Fields that are out of range or contradict each other.'),
      read: z
        .array(
          z.object({
            field: fieldSchema,
            phrases,
            isAssumed: z.boolean().describe('Whether the text leaves something open that usage decides.'),
          }),
        )
        .describe('Fields that the text states.'),
      unclear: z
        .array(z.object({ field: fieldSchema, phrases }))
        .describe('Fields that the text states in several ways, or in a way that we do not understand.'),
      missing: z.array(fieldSchema).describe('Fields of which the text says nothing.'),
      unread: phrases.describe('Parts of the text with measurements that were not used.'),
    })
    .meta({
      id: 'DescribedDocument',
      description: 'A document that is not listed, and how its text was read.',
    }),
  example: {
    body: { text: 'Photo 3.5 x 4.5 cm, white background, 20 to 50 KB.' },
    response: {
      document: { widthMm: 35, heightMm: 45, background: 'white', minKb: 20, maxKb: 50 },
      use: { countryCode: 'ZZ', documentType: 'other', variant: 'own-3500x4500-bwhite-k20x50' },
      faults: [],
      read: [
        {
          field: 'size',
          phrases: ['Photo 3.5 x 4.5 cm, white background, 20 to 50 KB'],
          isAssumed: false,
        },
      ],
      unclear: [],
      missing: ['pixels', 'headHeight', 'eyeLine', 'minDpi', 'edits'],
      unread: [],
    },
  },
});

const keptSchema = z
  .object({
    id: z.uuid().describe('Id of the document in the account.'),
    name: z.string().describe('Name that its owner gave it.'),
    use: useSchema.describe('Names the document in other requests.'),
    createdAt: momentSchema.describe('When the account began to keep it.'),
  })
  .meta({ id: 'KeptDocument', description: 'A document that is not listed and that the account keeps.' });
const params = z.object({ documentId: z.uuid().describe('Id of the document.') });
const { keptDocument } = examples;
const ofDocument = { documentId: keptDocument.id };

export const v1ListOwnDocuments = defineV1Operation('v1ListOwnDocuments', {
  tag: 'Requirements',
  scope: 'requirements:read',
  summary: 'List own documents',
  description: 'Returns the documents that people of the account keep in the dashboard, by name.',
  response: z.object({ documents: z.array(keptSchema).describe('All of them.') }),
  example: { response: { documents: [keptDocument] } },
});

export const v1GetOwnDocument = defineV1Operation('v1GetOwnDocument', {
  tag: 'Requirements',
  scope: 'requirements:read',
  summary: 'Get an own document',
  description: 'Returns a document that the account keeps.',
  params,
  response: keptSchema,
  errors: ['own-document-not-found'],
  example: { params: ofDocument, response: keptDocument },
});

export const v1DeleteOwnDocument = defineV1Operation('v1DeleteOwnDocument', {
  tag: 'Requirements',
  scope: 'photos:write',
  status: 204,
  summary: 'Delete an own document',
  description: 'The account no longer keeps the document. Photos that were made for it stay.',
  params,
  errors: ['own-document-not-found'],
  example: { params: ofDocument },
});
