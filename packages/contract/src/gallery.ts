import { checkIdSchema, touchUpSchema } from '@vesika/report/schema';
import { z } from 'zod';
import { momentSchema } from './moment.ts';
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
  processedAt: momentSchema,
  /** The person's name as the owner typed it; null if not given. */
  personName: z.string().nullable(),
  state: photoStateSchema,
  paidBy: paidBySchema.nullable(),
  /** Every check passes, taking later answers into account. */
  ok: z.boolean(),
  /** Checks that fail, checks that are undetermined, and those of them that ask the person. */
  failed: z.array(checkIdSchema),
  undetermined: z.array(checkIdSchema),
  questions: z.array(checkIdSchema),
  /**
   * Checks that fail or are undetermined under rules that changed since the photo was made; null if no rule changed.
   */
  rulesChange: z
    .object({
      judgedAt: momentSchema,
      failed: z.array(checkIdSchema),
      undetermined: z.array(checkIdSchema),
    })
    .nullable(),
  /** Signed link, valid for an hour, to a small picture; with watermark if the photo is a preview. */
  thumbnailUrl: z.string(),
  /** Signed link, valid for an hour, to the picture at full size; with watermark if the photo is a preview. */
  pictureUrl: z.string(),
  /** Files that the package includes; empty for a preview. */
  files: z.array(finishedFileSchema),
  sheet: z.boolean(),
  /** The stored original, for `processPhoto`; null after it was deleted. */
  originalUrl: z.string().nullable(),
});

export const photoIdParamsSchema = z.object({ photoId: z.uuid() });

export const listPhotos = defineOperation('GET /api/photos', {
  summary: 'List the finished photos of the account, newest first',
  querystring: z.object({
    /** `before` of the previous page. */
    // Postgres rejects the year 0000, and no photo is older than 1970.
    before: momentSchema.refine((time) => time.getTime() >= 0).optional(),
    limit: z.coerce.number<number>().int().min(1).max(100).default(24),
  }),
  response: z.object({ photos: z.array(galleryPhotoSchema), before: momentSchema.nullable() }),
  errors: accountErrors,
});

export const getPhoto = defineOperation('GET /api/photos/:photoId', {
  summary: 'Get a finished photo of an account or a session, with new links',
  params: photoIdParamsSchema,
  response: z.object({
    photo: galleryPhotoSchema,
    /** Strokes of the retouching brush, which the next photo of the same original can reuse. */
    touchUp: touchUpSchema,
  }),
  errors: ['session-missing', ...accountErrors, 'photo-not-found'],
});

export const unlockPhoto = defineOperation('POST /api/photos/:photoId/unlock', {
  summary: 'Use a credit to unlock the clean files of a preview; a clean photo is returned unchanged',
  params: photoIdParamsSchema,
  body: z
    .strictObject({
      /** The caller knows that a check fails and wants the photo anyway. */
      despiteFailedChecks: z.boolean().default(false),
    })
    .default({ despiteFailedChecks: false }),
  response: z.object({ photo: galleryPhotoSchema }),
  errors: [
    'session-missing',
    ...accountErrors,
    'rate-limited',
    'photo-not-found',
    'requirement-not-found',
    'payment-required',
    'checks-failed',
  ],
});

export const claimPhotos = defineOperation('POST /api/claim-photos', {
  summary: 'Move the photos that were made before signing in, in the session of the cookie, to the account',
  response: z.object({ claimed: z.number().int() }),
  errors: accountErrors,
});

export type GalleryPhoto = z.input<typeof galleryPhotoSchema>;
