import { z } from 'zod';
import { examples } from './examples.ts';
import { originalIdSchema } from './photo.ts';
import { defineV1Operation, idempotencyErrors, keyErrors, receivingErrors } from './v1-operation.ts';

export const v1SendOriginal = defineV1Operation('v1SendOriginal', {
  tag: 'Photos',
  scope: 'photos:write',
  status: 201,
  needsPackage: true,
  idempotent: true,
  summary: 'Upload a portrait',
  description:
    'Stores a portrait so that photos for several documents, or a job, can be made of it. JPEG, PNG or WEBP, at most ' +
    '10 MB. Metadata is removed before it is stored.',
  consumes: ['multipart/form-data'],
  form: z.object({}),
  response: z
    .object({
      id: originalIdSchema,
      bytes: z.int().describe('Size of the stored file in bytes, without metadata.'),
      createdAt: z.iso.datetime().describe('Time of the upload.'),
      expiresAt: z.iso.datetime().describe('Time at which the portrait is deleted. Its photos remain.'),
    })
    .meta({ id: 'Original', description: 'An uploaded portrait.' }),
  errors: [...keyErrors, ...receivingErrors, ...idempotencyErrors, 'api-access-missing'],
  example: { form: { file: '@portrait.jpg' }, response: examples.original },
});
