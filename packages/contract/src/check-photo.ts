import { meanings, photoCheckSchema } from '@vesika/report/photo-check';
import { z } from 'zod';
import { inspectPhotoRequestSchema } from './inspect-photo.ts';
import { accountErrors, defineOperation } from './operation.ts';
import { photoErrors, processedPhotoSchema } from './process-photo.ts';

export const checkPhotoRequestSchema = inspectPhotoRequestSchema
  .omit({ cropOnly: true, background: true })
  .extend({
    /** Detected from the picture's size if absent. */
    meaning: z.enum(meanings).optional(),
  });

export const checkPhoto = defineOperation('checkPhoto', {
  summary: 'Judge an uploaded picture for a document, finished file or portrait, as it is',
  description:
    'A finished file is measured and judged as it would be handed in; a portrait by what making a photo of it ' +
    'mends and what has to be taken again. Nothing is made, and nothing is changed. Costs no credit; without ' +
    'one, it counts as one of the previews of the day. Answers are judged without another look.',
  body: checkPhotoRequestSchema,
  response: z.object({
    success: z.literal(true),
    errorType: z.null(),
    check: photoCheckSchema,
    requirement: processedPhotoSchema.shape.requirement,
  }),
  errors: photoErrors,
});

export const deleteUpload = defineOperation('deleteUpload', {
  summary: 'Delete an uploaded picture now, with all that was seen in it; what was made of it stays',
  body: z.object({
    /** `imageUrl` of the upload. */
    imageUrl: z.string().min(1).max(2000),
  }),
  response: z.object({ deleted: z.literal(true) }),
  errors: [
    'request-invalid',
    'image-url-foreign',
    'session-missing',
    ...accountErrors,
    'file-link-invalid',
    'image-not-found',
    'rate-limited',
  ],
});

export type CheckPhotoRequest = z.input<typeof checkPhotoRequestSchema>;
export type CheckedPhoto = z.infer<typeof checkPhoto.response>;
