import { checkIdSchema } from '@vesika/report/schema';
import { acknowledgedWarnings } from '@vesika/requirements/vocabulary';
import { z } from 'zod';
import { boundedText } from './bounded.ts';
import { errorCodeSchema } from './failure.ts';
import { limits } from './limits.ts';
import { momentSchema } from './moment.ts';
import { accountErrors, defineOperation, uploadErrors } from './operation.ts';
import { paperSchema } from './print-sheet.ts';
import { photoStateSchema } from './process-photo.ts';
import {
  countryCodeSchema,
  documentTypeSchema,
  fileField,
  languageSchema,
  variantSchema,
} from './vocabulary.ts';
import { firstToKnowShape, orderAcknowledgeSchema } from './warnings.ts';

export const batchDocumentsMax = 10;

export const batchDocumentSchema = z.object({
  countryCode: countryCodeSchema,
  documentType: documentTypeSchema,
  /** Null for the primary record. */
  variant: variantSchema.nullable(),
});
const wantedDocumentSchema = batchDocumentSchema.extend({ variant: variantSchema.nullable().default(null) });

/**
 * `filling`: pictures are being added. `paused`: no new photo is started and none is lost. `done`: every photo was made
 * or has failed.
 */
export const batchStateSchema = z.enum(['filling', 'running', 'paused', 'done', 'cancelled']);
/** Why the batch paused by itself: its packages cannot pay for the next photo. Null if a person paused it. */
export const pauseReasonSchema = z.enum(['no-package', 'package-expired', 'no-credits', 'other-country']);

/**
 * `made`: a clean photo, paid for. `rules-failed`: a preview that is not charged because a check fails. `undecided`: a
 * preview that takes a credit when its owner takes it. `deleted`: the photo was deleted. `failed`: there is no photo (see `problem`); it can be
 * tried again.
 */
export const batchItemStateSchema = z.enum([
  'waiting',
  'making',
  'made',
  'rules-failed',
  'undecided',
  'deleted',
  'failed',
  'cancelled',
]);

export const batchItemSchema = batchDocumentSchema.extend({
  itemId: z.uuid(),
  state: batchItemStateSchema,
  problem: errorCodeSchema.nullable(),
  /** Null before the photo is made and after it is deleted. */
  photo: z
    .object({
      photoId: z.uuid(),
      state: photoStateSchema,
      thumbnailUrl: z.string(),
      failed: z.array(checkIdSchema),
      undetermined: z.array(checkIdSchema),
      questions: z.array(checkIdSchema),
      /** Taking it uses no credit. */
      isFree: z.boolean(),
    })
    .nullable(),
});

export const batchFileSchema = z.object({
  fileId: z.uuid(),
  /** File name as uploaded, with the folders of a ZIP. */
  name: z.string(),
  person: z.string().nullable(),
  /** Age of a child in full years, if the list names it. */
  childAgeYears: z.number().int().nullable(),
  /** Why the file was refused; null if it was accepted. */
  problem: errorCodeSchema.nullable(),
  /** Signed link, valid for an hour, to the picture as uploaded; null if it was refused and once the batch has begun. */
  originalUrl: z.string().nullable(),
  items: z.array(batchItemSchema),
});

/** Line of the list as an editor counts it; 0 for the list as a whole. */
export const listProblemSchema = z.object({
  line: z.number().int(),
  problem: z.enum([
    'workbook',
    'encoding',
    'no-file-column',
    'no-rows',
    'too-many-rows',
    'damaged',
    'no-file',
    'repeated',
    'age',
    'file-not-there',
    'ambiguous',
    'unknown-document',
  ]),
});

export const batchSchema = z.object({
  batchId: z.uuid(),
  name: z.string(),
  state: batchStateSchema,
  pauseReason: pauseReasonSchema.nullable(),
  createdAt: momentSchema,
  endedAt: momentSchema.nullable(),
  documents: z.array(batchDocumentSchema),
  /** Null: where the authority refuses edits. */
  cropOnly: z.boolean().nullable(),
  /** Countries of the documents of the batch and its list. */
  countryCodes: z.array(z.string()),
  /** Documents of the batch and its list with notices to read before the photos are made. */
  notices: z.array(batchDocumentSchema.extend(firstToKnowShape)),
  /** Warnings that starting the batch has to acknowledge. */
  mustAcknowledge: z.array(z.enum(acknowledgedWarnings)),
  /** Number of accepted and of refused pictures. */
  files: z.number().int(),
  refused: z.number().int(),
  /** Number of photos by state; while the batch is filling, those that would be made. */
  items: z.record(batchItemStateSchema, z.number().int()),
  /** Null without a list. */
  mapping: z.object({ rows: z.number().int(), problems: z.array(listProblemSchema) }).nullable(),
  /** Version of the batch; see `after` of getBatch. */
  changes: z.number().int(),
});

const paramsSchema = z.object({ batchId: z.uuid() });
const batchErrors = [...accountErrors, 'batch-not-found'] as const;

export const listBatches = defineOperation('GET /api/bulk', {
  summary: 'List the batches of the account, newest first, and the limits of a batch',
  response: z.object({
    batches: z.array(batchSchema),
    /** An active package includes bulk processing. */
    isIncluded: z.boolean(),
    limits: z.object({
      files: z.number().int(),
      fileBytes: z.number().int(),
      /** Limit for one upload and for all pictures of a batch after unpacking. */
      totalBytes: z.number().int(),
      documents: z.number().int(),
    }),
  }),
  errors: accountErrors,
});

export const createBatch = defineOperation('POST /api/bulk', {
  summary: 'Create a batch, to which pictures are added before it is started',
  body: z.strictObject({
    name: boundedText(limits.label).default(''),
    /** May be empty if a list names a document for each picture. */
    documents: z.array(wantedDocumentSchema).max(batchDocumentsMax).default([]),
    /** Whether to straighten, crop and resize only; null does so where the authority refuses edits. */
    cropOnly: z.boolean().nullable().default(null),
  }),
  response: z.object({ batch: batchSchema }),
  errors: [
    ...accountErrors,
    'rate-limited',
    'bulk-not-included',
    'requirement-not-found',
    'photo-captured',
    'variant-missing',
  ],
});

export const addToBatch = defineOperation('POST /api/bulk/:batchId/files', {
  summary: 'Add pictures, ZIP files of pictures, or a list (CSV) to a batch that is not started',
  description:
    'Takes any number of parts `file` and detects their type by content. A list has a header line with its columns (`file`, ' +
    'and any of `name`, `country`, `document`, `variant`) and may be inside a ZIP. An unusable picture is reported in the ' +
    'batch and affects no other; a damaged or unsafe ZIP is refused as a whole. The same picture with the same name is ' +
    'added once, so an interrupted upload can be repeated.',
  consumes: ['multipart/form-data'],
  body: z.object({
    file: fileField(),
  }),
  params: paramsSchema,
  response: z.object({ batch: batchSchema }),
  errors: [
    ...batchErrors,
    'batch-not-possible',
    'batch-full',
    'upload-file-missing',
    'upload-timed-out',
    'content-type-unsupported',
    'file-too-large',
    'archive-damaged',
    'archive-encrypted',
    'archive-unsafe',
    'rate-limited',
    'busy',
    'storage-unavailable',
  ],
});

export const replaceBatchFile = defineOperation('POST /api/bulk/:batchId/files/:fileId', {
  summary: 'Put another picture in a row of a started batch, and make again what was not taken of it',
  consumes: ['multipart/form-data'],
  body: z.object({ file: fileField('At most 10 MB.') }),
  params: paramsSchema.extend({ fileId: z.uuid() }),
  response: z.object({ batch: batchSchema }),
  errors: [
    ...batchErrors,
    ...uploadErrors,
    'bulk-not-included',
    'batch-not-possible',
    'batch-empty',
    'content-type-unsupported',
    'rate-limited',
    'busy',
    'storage-unavailable',
  ],
});

export const getBatch = defineOperation('GET /api/bulk/:batchId', {
  summary: 'Get a batch and its files that changed since the last request',
  params: paramsSchema,
  querystring: z.object({
    /** `changes` of the previous answer. */
    after: z.coerce.number<number>().int().min(0).default(0),
  }),
  response: z.object({ batch: batchSchema, files: z.array(batchFileSchema) }),
  errors: batchErrors,
});

export const changeBatch = defineOperation('POST /api/bulk/:batchId', {
  summary: 'Start, resume, pause or cancel a batch, or retry its failed photos',
  description:
    'Each finished photo uses one credit, unless a check fails or, without `undetermined-checks` in `acknowledge`, could ' +
    'not be decided. The batch pauses if no credit is left. Cancelled and ' +
    'failed photos can be retried.',
  params: paramsSchema,
  body: z.strictObject({
    action: z.enum(['start', 'pause', 'cancel', 'retry']),
    acknowledge: orderAcknowledgeSchema,
  }),
  response: z.object({ batch: batchSchema }),
  errors: [
    ...batchErrors,
    'rate-limited',
    'bulk-not-included',
    'batch-not-possible',
    'batch-empty',
    'acknowledgement-missing',
  ],
});

export const deleteBatch = defineOperation('DELETE /api/bulk/:batchId', {
  summary: 'Delete a batch with its pictures and photos',
  params: paramsSchema,
  response: z.object({ deleted: z.literal(true) }),
  errors: batchErrors,
});

export const batchArchive = defineOperation('GET /api/bulk/:batchId/archive', {
  summary: 'Download the photos, the print sheets and a report (CSV and JSON) of a batch as a ZIP',
  produces: ['application/zip'],
  params: paramsSchema,
  querystring: z.object({
    paper: paperSchema.default('10x15'),
    language: languageSchema,
  }),
  errors: [...batchErrors, 'rate-limited'],
});

export type Batch = z.input<typeof batchSchema>;
export type BatchFile = z.infer<typeof batchFileSchema>;
export type BatchItem = z.infer<typeof batchItemSchema>;
export type BatchDocument = z.infer<typeof batchDocumentSchema>;
export type BatchState = z.infer<typeof batchStateSchema>;
export type BatchItemState = z.infer<typeof batchItemStateSchema>;
export type PauseReason = z.infer<typeof pauseReasonSchema>;
export type ListProblem = z.infer<typeof listProblemSchema>;
