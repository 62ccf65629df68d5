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
  summary: 'Send a portrait',
  description:
    'For several documents from one portrait, or for a job. JPEG, PNG or WEBP, at most 10 MB; metadata is taken out ' +
    'before it is stored.',
  consumes: ['multipart/form-data'],
  form: z.object({}),
  response: z
    .object({
      id: originalIdSchema,
      bytes: z.int().describe('As it is stored, without metadata.'),
      createdAt: z.iso.datetime(),
      expiresAt: z.iso.datetime().describe('Deleted then, photos made from it stay.'),
    })
    .meta({ id: 'Original' }),
  errors: [...keyErrors, ...receivingErrors, ...idempotencyErrors, 'api-access-missing'],
  example: { form: { file: '@portrait.jpg' }, response: examples.original },
});
