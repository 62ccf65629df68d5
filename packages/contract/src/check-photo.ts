import { meanings, photoCheckSchema } from '@vesika/report/photo-check';
import { z } from 'zod';
import { inspectPhotoRequestSchema } from './inspect-photo.ts';
import { accountErrors, defineOperation } from './operation.ts';
import { photoErrors, processedPhotoSchema } from './process-photo.ts';

export const checkPhotoRequestSchema = inspectPhotoRequestSchema
  .omit({ cropOnly: true, background: true, backgroundColour: true, face: true, mirror: true })
  .extend({
    /** Detected from the picture's size if absent. */
    meaning: z.enum(meanings).optional(),
  });

export const checkPhoto = defineOperation('POST /api/checks', {
  summary: 'Check an uploaded picture, finished file or portrait, without changing it',
  description:
    'A finished file is judged as it is; a portrait by what making a photo fixes and what needs a retake. Uses no credit; ' +
    'without one, it counts as a preview of the day. Further answers are judged without measuring again.',
  body: checkPhotoRequestSchema,
  response: z.object({
    success: z.literal(true),
    errorType: z.null(),
    check: photoCheckSchema,
    requirement: processedPhotoSchema.shape.requirement,
  }),
  errors: photoErrors,
});

export const deleteUpload = defineOperation('POST /api/uploads/delete', {
  summary: 'Delete an uploaded picture with its measurements; photos made of it remain',
  body: z.object({
    imageUrl: z.string().min(1).max(2000),
  }),
  response: z.object({ deleted: z.literal(true) }),
  errors: [
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
