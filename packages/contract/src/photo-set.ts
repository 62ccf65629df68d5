import { z } from 'zod';
import { galleryPhotoSchema, photoIdParamsSchema } from './gallery.ts';
import { accountErrors, defineOperation } from './operation.ts';
import { personNameSchema } from './vocabulary.ts';

const ownPhotoErrors = ['session-missing', ...accountErrors, 'photo-not-found'] as const;

export const photoSet = defineOperation('GET /api/photos/:photoId/set', {
  summary: 'List the newest photo of each document made of the same picture, by person',
  params: photoIdParamsSchema,
  response: z.object({
    photos: z.array(galleryPhotoSchema),
    /** Photos of the other faces of a group picture, by face. */
    otherPeople: z.array(z.array(galleryPhotoSchema)),
  }),
  errors: ownPhotoErrors,
});

export const namePerson = defineOperation('POST /api/photos/:photoId/person', {
  summary: 'Name the person on all photos of the same face; null removes the name',
  params: photoIdParamsSchema,
  body: z.object({ personName: personNameSchema.nullable() }),
  response: z.object({ photo: galleryPhotoSchema }),
  errors: [...ownPhotoErrors, 'rate-limited'],
});
