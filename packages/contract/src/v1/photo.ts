import { checkIdSchema } from '@vesika/report/schema';
import { z } from 'zod';
import { paidBySchema, processPhotoRequestSchema } from '../process-photo.ts';
import { documentTypeSchema } from '../vocabulary.ts';
import { acknowledgeFieldSchema, acknowledgeSchema, firstToKnowShape } from '../warnings.ts';
import {
  answersSchema,
  childAgeField,
  documentFields,
  overallVerdictSchema,
  v1ChangeSchema,
  v1CheckSchema,
} from './check.ts';
import { examples } from './examples.ts';
import { pageOf, pageQuery } from './paging.ts';
import {
  bodyErrors,
  defineV1Operation,
  engineErrors,
  idempotencyErrors,
  keyErrors,
  receivingErrors,
} from './v1-operation.ts';

export const originalIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_]{10,80}$/)
  .describe('Of a portrait that was sent before, as long as it is kept.');

const dpiText = 'At least what the record asks for is used; 600 gives the larger print file.';

/** One document a photo is wanted for. */
const orderFields = {
  ...documentFields,
  background: processPhotoRequestSchema.shape.background.describe(
    '`auto` keeps a background that already satisfies the rule.',
  ),
  dpi: processPhotoRequestSchema.shape.dpi.describe(dpiText),
  childAgeYears: childAgeField,
};

const cropOnlyText =
  'Straighten, crop and resize only; background and light stay as they are and are checked instead. Default: true where ' +
  'the authority refuses edits and no new background is asked for, else false.';

export const documentOrderSchema = z
  .strictObject({
    ...orderFields,
    cropOnly: z.boolean().optional().describe(cropOnlyText),
    acknowledge: acknowledgeSchema,
    answers: answersSchema.optional().describe('What only the person can tell, check by check.'),
  })
  .meta({ id: 'DocumentOrder' });

export const photoFormSchema = z.strictObject({
  ...orderFields,
  cropOnly: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .describe(cropOnlyText),
  acknowledge: acknowledgeFieldSchema,
  dpi: z.coerce.number<number>().int().min(72).max(1200).optional().describe(dpiText),
});

const fileSchema = z
  .object({
    format: z.enum(['jpg', 'png']),
    url: z.string().describe('Signed link that anyone can use to download the file until `linksExpireAt`.'),
    fileName: z.string(),
    bytes: z.int(),
  })
  .meta({ id: 'PhotoFile' });

export const photoResourceSchema = z
  .object({
    id: z.uuid(),
    originalId: z.string().nullable().describe('For further documents; null once it has been deleted.'),
    countryCode: z.string(),
    documentType: documentTypeSchema,
    variant: z.string(),
    widthMm: z.number(),
    heightMm: z.number(),
    createdAt: z.iso.datetime(),
    status: z
      .enum(['finished', 'preview'])
      .describe(
        '`finished`: paid for, with its files. `preview`: a check fails, so it was not charged; it has a watermark, ' +
          'and unlocking gives the files all the same.',
      ),
    paidBy: paidBySchema.nullable().describe('Null of a preview. A `revision` or `rejection-redo` is free.'),
    ...firstToKnowShape,
    verdict: overallVerdictSchema,
    failedChecks: z.array(checkIdSchema),
    undeterminedChecks: z.array(checkIdSchema),
    previewUrl: z.string().describe('To look at, with a watermark where it is a preview.'),
    files: z.array(fileSchema).describe('In the formats of the package; none of a preview.'),
    linksExpireAt: z.iso.datetime().describe('Links are good for an hour; ask again for fresh ones.'),
  })
  .meta({ id: 'Photo' });

export const photoWithReportSchema = photoResourceSchema
  .extend({
    report: z
      .object({
        widthPx: z.int(),
        heightPx: z.int(),
        dpi: z.number(),
        checks: z.array(v1CheckSchema),
        changes: z.array(v1ChangeSchema).describe('Everything that was done to the picture.'),
      })
      .meta({ id: 'Report', description: 'About the finished file, which is measured again.' }),
  })
  .meta({ id: 'PhotoWithReport' });

const photoIdParams = z.object({ photoId: z.uuid() });
const photoId = examples.photo.id;

export const v1MakePhoto = defineV1Operation('v1MakePhoto', {
  tag: 'Photos',
  scope: 'photos:write',
  status: 201,
  needsPackage: true,
  idempotent: true,
  summary: 'Make a photo',
  description:
    'From a portrait in a form (JPEG, PNG or WEBP, at most 10 MB), or from one that was sent before, by its ' +
    '`originalId`. Answers when the photo is done, after some seconds. A photo that passes costs one credit; the same ' +
    'original for the same country and document is free for 30 days, and a photo with a failing check is not charged. For ' +
    'a document whose office takes no such photo, nothing is made unless the warning is acknowledged.',
  consumes: ['multipart/form-data', 'application/json'],
  form: photoFormSchema,
  body: documentOrderSchema
    .extend({ originalId: originalIdSchema })
    .meta({ id: 'PhotoOrder', description: 'A photo from a portrait that was sent before.' }),
  response: photoWithReportSchema,
  errors: [
    ...keyErrors,
    ...receivingErrors,
    ...engineErrors,
    ...idempotencyErrors,
    'original-not-found',
    'acknowledgement-missing',
    'payment-required',
  ],
  example: {
    form: { file: '@portrait.jpg', countryCode: 'BE', documentType: 'passport' },
    body: { originalId: examples.photo.originalId, countryCode: 'US', documentType: 'visa' },
    response: examples.photoWithReport,
  },
});

export const v1ListPhotos = defineV1Operation('v1ListPhotos', {
  tag: 'Photos',
  scope: 'photos:read',
  summary: 'List photos',
  description: 'Newest first, those that were made in the browser included.',
  querystring: z.object(pageQuery(100, 25)),
  response: pageOf(photoResourceSchema).meta({ id: 'PhotoPage' }),
  errors: keyErrors,
  example: { query: { limit: 10 }, response: { data: [examples.photo], nextCursor: null } },
});

export const v1GetPhoto = defineV1Operation('v1GetPhoto', {
  tag: 'Photos',
  scope: 'photos:read',
  summary: 'Get a photo',
  description: 'With its report and fresh links to its files.',
  params: photoIdParams,
  response: photoWithReportSchema,
  errors: [...keyErrors, 'photo-not-found'],
  example: { params: { photoId }, response: examples.photoWithReport },
});

export const v1UnlockPhoto = defineV1Operation('v1UnlockPhoto', {
  tag: 'Photos',
  scope: 'photos:write',
  needsPackage: true,
  summary: 'Take a photo whose check fails all the same',
  description:
    'Our measurement may err. Takes a credit and answers the photo with its files; one that is finished is answered ' +
    'as it is and costs nothing.',
  params: photoIdParams,
  response: photoWithReportSchema,
  errors: [...keyErrors, ...bodyErrors, 'api-access-missing', 'photo-not-found', 'payment-required'],
  example: { params: { photoId }, response: examples.photoWithReport },
});

export const v1DeletePhoto = defineV1Operation('v1DeletePhoto', {
  tag: 'Photos',
  scope: 'photos:write',
  status: 204,
  summary: 'Delete a photo',
  description:
    'With all its files, and its original where no other photo was made from it. At once and for good.',
  params: photoIdParams,
  errors: [...keyErrors, ...bodyErrors, 'photo-not-found', 'storage-unavailable'],
  example: { params: { photoId } },
});

export type PhotoResource = z.infer<typeof photoResourceSchema>;
export type PhotoWithReport = z.infer<typeof photoWithReportSchema>;
export type DocumentOrder = z.output<typeof documentOrderSchema>;
