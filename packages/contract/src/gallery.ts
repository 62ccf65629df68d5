import { checkIdSchema, touchUpSchema } from '@vesika/report/schema';
import { z } from 'zod';
import { accountErrors, defineOperation } from './operation.ts';
import { finishedFileSchema, paidBySchema, photoStateSchema } from './process-photo.ts';
import { documentTypeSchema } from './vocabulary.ts';

export const galleryPhotoSchema = z.object({
  photoId: z.uuid(),
  countryCode: z.string(),
  documentType: documentTypeSchema,
  variant: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  processedAt: z.iso.datetime(),
  /** Who is on it, as its owner says; null: not said. */
  personName: z.string().nullable(),
  state: photoStateSchema,
  /** Null of a preview. */
  paidBy: paidBySchema.nullable(),
  /** Every check passes, by the answers given since. */
  ok: z.boolean(),
  /** Checks that fail, and those that nobody could decide yet. */
  failed: z.array(checkIdSchema),
  undetermined: z.array(checkIdSchema),
  /** Checks that failed or could not be decided when judged by rules that have changed since; null: they have not. */
  rulesChange: z
    .object({
      judgedAt: z.iso.datetime(),
      failed: z.array(checkIdSchema),
      undetermined: z.array(checkIdSchema),
    })
    .nullable(),
  /** Signed, for an hour; small, and with watermark where the photo is a preview. */
  thumbnailUrl: z.string(),
  /** Signed, for an hour; for looking at in full, with watermark where it is a preview. */
  pictureUrl: z.string(),
  /** Those the package allows; none of a preview. */
  files: z.array(finishedFileSchema),
  /** Print sheets can be had. */
  sheet: z.boolean(),
  /** The stored original, for `processPhoto`; null once it has been deleted. */
  originalUrl: z.string().nullable(),
});

export const photoIdParamsSchema = z.object({ photoId: z.uuid() });

/** No database knows the year 0000. */
function isSinceComputers(time: string): boolean {
  return time >= '1970';
}

export const listPhotos = defineOperation('listPhotos', {
  summary: 'The finished photos of the account, newest first',
  querystring: z.object({
    /** `before` of the page before. */
    before: z.iso.datetime().refine(isSinceComputers).optional(),
    limit: z.coerce.number<number>().int().min(1).max(100).default(24),
  }),
  response: z.object({ photos: z.array(galleryPhotoSchema), before: z.iso.datetime().nullable() }),
  errors: ['request-invalid', ...accountErrors],
});

export const getPhoto = defineOperation('getPhoto', {
  summary: 'One finished photo of an account or a session, with fresh links',
  params: photoIdParamsSchema,
  response: z.object({
    photo: galleryPhotoSchema,
    /** What was touched up by hand: the next photo of the same original can keep it. */
    touchUp: touchUpSchema,
  }),
  errors: ['request-invalid', 'session-missing', ...accountErrors, 'photo-not-found'],
});

export const deletePhoto = defineOperation('deletePhoto', {
  summary: 'Delete a photo with all its files, and its original where no other photo was made from it',
  params: photoIdParamsSchema,
  response: z.object({ deleted: z.literal(true) }),
  errors: ['request-invalid', ...accountErrors, 'photo-not-found'],
});

export const unlockPhoto = defineOperation('unlockPhoto', {
  summary: 'Take a credit and give the clean files of a preview; a clean photo is answered as it is',
  params: photoIdParamsSchema,
  /** May be absent. */
  body: z
    .object({
      /** Has been told that a check fails, and wants the photo all the same. */
      despiteFailedChecks: z.boolean().default(false),
    })
    .default({ despiteFailedChecks: false }),
  response: z.object({ photo: galleryPhotoSchema }),
  errors: [
    'request-invalid',
    'session-missing',
    ...accountErrors,
    'rate-limited',
    'photo-not-found',
    'payment-required',
    'checks-failed',
  ],
});

export const claimPhotos = defineOperation('claimPhotos', {
  summary: 'Bring what was made before signing in, in the session of the cookie, into the account',
  response: z.object({ claimed: z.number().int() }),
  errors: [...accountErrors],
});

export type GalleryPhoto = z.infer<typeof galleryPhotoSchema>;
