import { z } from 'zod';
import { photoIdParamsSchema } from './gallery.ts';
import { accountErrors, defineOperation, processErrors } from './operation.ts';
import { paperSchema } from './print-sheet.ts';
import { setMax } from './process-photo.ts';
import { languageSchema } from './vocabulary.ts';

const photoIdsPattern = new RegExp(`^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,${setMax - 1}}$`);

const wishSchema = z.object({
  paper: paperSchema.default('10x15'),
  /** Language of the notes beside the files; English if not supported. */
  language: languageSchema,
});

const takingErrors = [
  'session-missing',
  ...accountErrors,
  'rate-limited',
  'photo-not-found',
  'payment-required',
  'busy',
  ...processErrors,
  'internal',
] as const;

export const photoArchive = defineOperation('GET /api/photos/:photoId/archive', {
  summary: 'Download all files of a finished photo, print sheets included, as a ZIP',
  produces: ['application/zip'],
  params: photoIdParamsSchema,
  querystring: wishSchema,
  errors: takingErrors,
});

export const photosArchive = defineOperation('GET /api/photo-archive', {
  summary: 'Download the files of several photos as a ZIP with a folder for each',
  produces: ['application/zip'],
  querystring: wishSchema.extend({
    photoIds: z.string().regex(photoIdsPattern),
  }),
  errors: takingErrors,
});

export const mailPhoto = defineOperation('POST /api/photos/:photoId/mail', {
  summary: 'Mail the files of a photo to the address of the account',
  params: photoIdParamsSchema,
  body: wishSchema,
  response: z.object({ sentTo: z.string() }),
  errors: [...takingErrors, 'email-unproven', 'mail-unavailable'],
});
