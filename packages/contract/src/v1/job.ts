import { z } from 'zod';
import { errorCodes } from '../errors.ts';
import { documentTypeSchema } from '../vocabulary.ts';
import { firstToKnowShape } from '../warnings.ts';
import { examples } from './examples.ts';
import { documentOrderSchema, originalIdSchema } from './photo.ts';
import { bodyErrors, defineV1Operation, engineErrors, idempotencyErrors, keyErrors } from './v1-operation.ts';

/** Enough for one portrait, and as many as the queue accepts from one caller. */
export const jobDocumentsMax = 10;
/** Time during which a job can be queried. */
export const jobHours = 24;

const jobParams = z.object({ jobId: z.uuid() });

export const jobSchema = z
  .object({
    id: z.uuid(),
    originalId: originalIdSchema,
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().describe('The job is forgotten then; its photos stay.'),
    status: z.enum(['queued', 'running', 'done']).describe('`done`: nothing of it will change any more.'),
    documents: z
      .array(
        z
          .object({
            countryCode: z.string(),
            documentType: documentTypeSchema,
            variant: z.string().nullable(),
            ...firstToKnowShape,
            status: z.enum(['queued', 'running', 'made', 'failed']),
            photoId: z.uuid().nullable().describe('Once it is made.'),
            error: z
              .object({ code: z.enum(errorCodes), title: z.string() })
              .nullable()
              .describe('Where it failed; it cost nothing then.'),
          })
          .meta({ id: 'JobDocument' }),
      )
      .describe('In the order they were asked for.'),
  })
  .meta({ id: 'Job' });

export const v1StartJob = defineV1Operation('v1StartJob', {
  tag: 'Jobs',
  scope: 'photos:write',
  status: 202,
  needsPackage: true,
  idempotent: true,
  summary: 'Make photos in the background',
  description:
    'Makes the photos of one or several documents from one portrait, which is observed only once. The response is ' +
    'immediate; poll the job until it is done. Each photo is paid for like one from `POST /photos`.',
  body: z
    .strictObject({
      originalId: originalIdSchema,
      documents: z.array(documentOrderSchema).min(1).max(jobDocumentsMax),
    })
    .meta({ id: 'JobOrder' }),
  response: jobSchema,
  errors: [
    ...keyErrors,
    ...bodyErrors,
    ...engineErrors,
    ...idempotencyErrors,
    'original-not-found',
    'acknowledgement-missing',
    'payment-required',
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

export const v1GetJob = defineV1Operation('v1GetJob', {
  tag: 'Jobs',
  scope: 'photos:read',
  summary: 'Get a job',
  description: 'How far it is, and its photos. Every two seconds is often enough.',
  params: jobParams,
  response: jobSchema,
  errors: [...keyErrors, 'job-not-found'],
  example: { params: { jobId: examples.job.id }, response: examples.job },
});

export type JobResource = z.infer<typeof jobSchema>;
