import { z } from 'zod';
import { galleryPhotoSchema, photoIdParamsSchema } from './gallery.ts';
import { accountErrors, defineOperation } from './operation.ts';
import { personNameSchema } from './vocabulary.ts';

const ownPhotoErrors = ['request-invalid', 'session-missing', ...accountErrors, 'photo-not-found'] as const;

export const photoSet = defineOperation('photoSet', {
  summary: 'All documents that were made of the same portrait, of each the newest photo',
  params: photoIdParamsSchema,
  response: z.object({ photos: z.array(galleryPhotoSchema) }),
  errors: ownPhotoErrors,
});

export const namePerson = defineOperation('namePerson', {
  summary: 'Say who is on a photo, and on all others of the same portrait; null takes the name away',
  params: photoIdParamsSchema,
  body: z.object({ personName: personNameSchema.nullable() }),
  response: z.object({ photo: galleryPhotoSchema }),
  errors: [...ownPhotoErrors, 'rate-limited'],
});
