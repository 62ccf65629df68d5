import { z } from 'zod';
import { accountErrors, defineOperation, uploadErrors } from './operation.ts';
import { askedCountryCodeSchema, documentTypeSchema, fileField } from './vocabulary.ts';

export const uploadFieldsSchema = z.object({
  countryCode: askedCountryCodeSchema,
  documentType: documentTypeSchema,
});

export const uploadPhoto = defineOperation('POST /api/uploads', {
  summary: 'Upload a portrait',
  description:
    'Takes one JPEG, PNG or WEBP of at most 10 MB, whose type is detected by content. Metadata is removed before it is ' +
    'stored. The picture of an account is deleted after `ORIGINALS_DAYS`; that of a visitor, for whom a session is opened ' +
    '(cookie `vesika_session`), after `ORIGINALS_ANONYMOUS_HOURS`.',
  consumes: ['multipart/form-data'],
  body: uploadFieldsSchema.extend({
    file: fileField('At most 10 MB.'),
  }),
  response: z.object({
    /** Signed link, valid for an hour; relative unless PUBLIC_URL is set. */
    imageUrl: z.string(),
    /** `photos/{account or session}/{documentType}_{countryCode}_{timestamp}_{unguessable}.{jpg|png|webp}` */
    path: z.string(),
  }),
  errors: [
    ...accountErrors,
    ...uploadErrors,
    'content-type-unsupported',
    'requirement-not-found',
    'photo-captured',
    'rate-limited',
    'busy',
    'storage-unavailable',
  ],
});
