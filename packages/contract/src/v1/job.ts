import { z } from 'zod';
import { errorCodeSchema } from '../failure.ts';
import { processErrors } from '../operation.ts';
import { referenceAnswerSchema, referenceSchema } from '../vocabulary.ts';
import { firstToKnowShape } from '../warnings.ts';
import { usedDocumentShape } from './check.ts';
import { examples } from './examples.ts';
import { pageOf, pageQuery } from './paging.ts';
import { documentOrderSchema, originalIdSchema } from './photo.ts';
import { defineV1Operation, engineErrors } from './v1-operation.ts';

/** The queue accepts as many from one caller. */
export const jobDocumentsMax = 10;
/** Lifetime of a job. */
export const jobHours = 24;

const jobDocumentSchema = z
  .object({
    originalId: originalIdSchema,
    ...usedDocumentShape,
    variant: z.string().nullable().describe('Variant that was ordered; null if none was.'),
    ...firstToKnowShape,
    status: z.enum(['queued', 'running', 'made', 'failed']).describe('Progress of this photo.'),
    photoId: z.uuid().nullable().describe('Id of the photo; null until it is made.'),
    error: z
      .object({
        code: errorCodeSchema.describe('Stable code to branch on.'),
        title: z.string().describe('Message in English.'),
      })
      .nullable()
      .describe('Reason if it failed, else null. A failed photo uses no credit.'),
  })
  .meta({ id: 'JobDocument', description: 'One photo of a job.' });

export const jobSchema = z
  .object({
    id: z.uuid().describe('Id of the job.'),
    reference: referenceAnswerSchema,
    createdAt: z.iso.datetime().describe('Time of the order.'),
    expiresAt: z.iso.datetime().describe('Time at which the job is deleted. Its photos remain.'),
    status: z
      .enum(['queued', 'running', 'done'])
      .describe('Progress of the job; `done` once every photo is made or has failed.'),
    documents: z.array(jobDocumentSchema).describe('The photos in the order in which they were ordered.'),
  })
  .meta({ id: 'Job', description: 'Photos that are made in the background.' });

export const v1StartJob = defineV1Operation('POST /api/v1/jobs', {
  tag: 'Jobs',
  scope: 'photos:write',
  status: 202,
  needsPackage: true,
  idempotent: true,
  summary: 'Make photos in the background',
  description:
    'Starts a job that makes up to ten photos, of one portrait for several documents or of several portraits, and returns ' +
    'at once. Query the job until its status is `done`. Each photo uses credits as if it had been made with `makePhoto`, and ' +
    'gets the reference of the job unless it has its own.',
  body: z
    .strictObject({
      originalId: originalIdSchema.optional().describe('Portrait of every photo that names none of its own.'),
      documents: z
        .array(
          documentOrderSchema
            .extend({
              originalId: originalIdSchema
                .optional()
                .describe('Portrait of this photo, if not the one of the job.'),
            })
            .meta({ id: 'JobDocumentOrder', description: 'Order of one photo of a job.' }),
        )
        .min(1)
        .max(jobDocumentsMax)
        .describe('The photos to make.'),
      reference: referenceSchema.optional(),
    })
    .refine(({ originalId, documents }) => originalId ?? documents.every((each) => each.originalId), {
      path: ['originalId'],
      message: 'Invalid input: expected a portrait for the job or for each of its photos',
    })
    .meta({ id: 'JobOrder', description: 'Order of several photos.' }),
  response: jobSchema,
  errors: [
    ...engineErrors,
    'original-not-found',
    'acknowledgement-missing',
    'payment-required',
    'api-key-limit-reached',
  ],
  example: {
    body: {
      originalId: examples.photo.originalId,
      documents: [
        { countryCode: 'BE', documentType: 'passport' },
        { countryCode: 'US', documentType: 'visa' },
      ],
    },
    response: examples.queuedJob,
  },
});

export const v1GetJob = defineV1Operation('GET /api/v1/jobs/:jobId', {
  tag: 'Jobs',
  scope: 'photos:read',
  summary: 'Get a job',
  description: 'Returns the progress of a job and the ids of its photos. Poll every two seconds at most.',
  params: z.object({ jobId: z.uuid().describe('Id of the job.') }),
  response: jobSchema,
  errors: ['job-not-found'],
  example: { params: { jobId: examples.job.id }, response: examples.job },
});

export const v1GetJobArchive = defineV1Operation('GET /api/v1/jobs/:jobId/archive', {
  tag: 'Jobs',
  scope: 'photos:read',
  summary: 'Download the photos of a job',
  description:
    'ZIP of the files of the finished photos, a folder for each photo, named after its id. Previews are left out.',
  produces: ['application/zip'],
  params: z.object({ jobId: z.uuid().describe('Id of the job.') }),
  errors: ['job-not-found', ...processErrors],
  example: { params: { jobId: examples.job.id } },
});

export const v1ListJobs = defineV1Operation('GET /api/v1/jobs', {
  tag: 'Jobs',
  scope: 'photos:read',
  summary: 'List jobs',
  description: 'Returns the jobs of the last 24 hours, newest first.',
  querystring: z.object({ ...pageQuery(100, 25), reference: referenceSchema.optional() }),
  response: pageOf(jobSchema).meta({ id: 'JobPage', description: 'A page of jobs.' }),
  example: { query: { limit: 10 }, response: { data: [examples.job], nextCursor: null } },
});

export type JobResource = z.infer<typeof jobSchema>;
