import { z } from 'zod';
import { examples } from './examples.ts';
import { pageOf, pageQuery } from './paging.ts';
import { originalIdSchema } from './photo.ts';
import { defineV1Operation, pictureErrors } from './v1-operation.ts';

const sourceUrlCharsMax = 2000;

const originalSchema = z
  .object({
    id: originalIdSchema,
    bytes: z.int().describe('Size of the stored file in bytes, without metadata.'),
    createdAt: z.iso.datetime().describe('Time of the upload.'),
    expiresAt: z.iso.datetime().describe('Time at which the portrait is deleted. Its photos remain.'),
  })
  .meta({ id: 'Original', description: 'An uploaded portrait.' });

export const v1SendOriginal = defineV1Operation('POST /api/v1/originals', {
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
  response: originalSchema,
  errors: ['api-access-missing'],
  example: { form: { file: '@portrait.jpg' }, response: examples.original },
});

export const v1FetchOriginal = defineV1Operation('POST /api/v1/originals/fetch', {
  tag: 'Photos',
  scope: 'photos:write',
  status: 201,
  needsPackage: true,
  idempotent: true,
  summary: 'Upload a portrait by its address',
  description:
    'Fetches a portrait from a public https address and stores it like an upload. The address must answer within 20 ' +
    'seconds with a JPEG, PNG or WEBP of at most 10 MB; up to three redirects are followed. Private networks, other ' +
    'ports than 443, user names and passwords are refused.',
  body: z
    .strictObject({
      url: z.string().max(sourceUrlCharsMax).describe('Public https address of the portrait.'),
    })
    .meta({ id: 'OriginalAddress', description: 'Where a portrait can be fetched.' }),
  response: originalSchema,
  errors: [
    ...pictureErrors,
    'api-access-missing',
    'source-url-invalid',
    'source-url-private',
    'source-unreachable',
    'source-refused',
  ],
  example: { body: { url: examples.portraitUrl }, response: examples.original },
});

const ofOriginal = { params: { originalId: examples.original.id } };
const params = z.object({ originalId: originalIdSchema });

export const v1ListOriginals = defineV1Operation('GET /api/v1/originals', {
  tag: 'Photos',
  scope: 'photos:read',
  summary: 'List uploaded portraits',
  description: 'Returns the portraits of the account that are still stored, newest first.',
  querystring: z.object(pageQuery(100, 25)),
  response: pageOf(originalSchema).meta({ id: 'OriginalPage', description: 'A page of portraits.' }),
  example: { query: { limit: 10 }, response: { data: [examples.original], nextCursor: null } },
});

export const v1GetOriginal = defineV1Operation('GET /api/v1/originals/:originalId', {
  tag: 'Photos',
  scope: 'photos:read',
  summary: 'Get an uploaded portrait',
  description: 'Returns when a portrait was uploaded and when it will be deleted.',
  params,
  response: originalSchema,
  errors: ['original-not-found'],
  example: { ...ofOriginal, response: examples.original },
});

export const v1DeleteOriginal = defineV1Operation('DELETE /api/v1/originals/:originalId', {
  tag: 'Photos',
  scope: 'photos:write',
  status: 204,
  summary: 'Delete an uploaded portrait',
  description: 'Permanently deletes a portrait. Its photos remain; no more photos can be made of it.',
  params,
  errors: ['original-not-found', 'storage-unavailable'],
  example: ofOriginal,
});
