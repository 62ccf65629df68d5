import { z } from 'zod';
import { facePointSchema, paidBySchema, processPhotoRequestSchema } from '../process-photo.ts';
import { faultsShape } from '../verdict.ts';
import { linkSeconds, linkSecondsRange, referenceAnswerSchema, referenceSchema } from '../vocabulary.ts';
import { acknowledgeFieldSchema, firstToKnowShape, orderAcknowledgeSchema } from '../warnings.ts';
import {
  childAgeField,
  documentFields,
  usedDocumentShape,
  v1AnswersSchema,
  v1ChangeSchema,
  v1CheckSchema,
} from './check.ts';
import { examples } from './examples.ts';
import { pageOf, pageQuery } from './paging.ts';
import { defineV1Operation, engineErrors } from './v1-operation.ts';

export const originalIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_]{10,80}$/)
  .describe('Id of an uploaded portrait.');

const dpiText =
  'Density of the file. The document’s minimum applies to smaller values; 600 gives a larger file for print.';

const orderFields = {
  ...documentFields,
  background: processPhotoRequestSchema.shape.background.describe(
    '`auto`: replace the background unless it already satisfies the rule. `replace`: always. `keep`: never.',
  ),
  backgroundColour: processPhotoRequestSchema.shape.backgroundColour.describe(
    'Colour to paint the background in: one of the requirement’s `backgroundChoices`. Default: the first of them.',
  ),
  dpi: processPhotoRequestSchema.shape.dpi.describe(dpiText),
  childAgeYears: childAgeField,
  captionName: processPhotoRequestSchema.shape.captionName.describe(
    'Name for the strip at the bottom, if the requirement has a `caption`: Latin, Greek or Cyrillic letters.',
  ),
  captionDate: processPhotoRequestSchema.shape.captionDate.describe(
    'Date on which the photo was taken, for the strip at the bottom.',
  ),
  reference: referenceSchema.optional(),
};

const cropOnlyText =
  'Straighten, crop and resize only; background and light are left unchanged and are checked. Default: true if the ' +
  'authority refuses edits and `background` is not `replace`, otherwise false.';

const faceText =
  'Whose photo to make if the portrait shows several people: a point of the face, as shares of the upright picture’s ' +
  'width and height. The error `faces-several` names the frames of the faces to choose from. Later photos of the same ' +
  'portrait keep the choice.';

const mirrorText =
  'Turn a portrait that shows the person as in a mirror, as some phones save selfies. The photo’s changes name it. Refused ' +
  'with `cropOnly`, also where that is the default because the authority refuses edits. Points of `face` are those of the ' +
  'portrait as it was uploaded.';

export const documentOrderSchema = z
  .strictObject({
    ...orderFields,
    cropOnly: z.boolean().optional().describe(cropOnlyText),
    acknowledge: orderAcknowledgeSchema,
    answers: v1AnswersSchema.optional(),
    face: facePointSchema
      .meta({ id: 'FacePoint', description: 'A point of a face.' })
      .optional()
      .describe(faceText),
    mirror: z.boolean().optional().describe(mirrorText),
  })
  .meta({ id: 'DocumentOrder', description: 'Order of a photo for one document.' });

/** A boolean, which forms write as text. */
const formFlag = z
  .string()
  .transform((text, { addIssue }) => {
    if (text !== 'true' && text !== 'false') addIssue('Invalid input: expected "true" or "false"');
    return text === 'true';
  })
  .meta({ type: 'boolean' });

export const photoFormSchema = z.strictObject({
  ...orderFields,
  cropOnly: formFlag.optional().describe(cropOnlyText),
  acknowledge: acknowledgeFieldSchema,
  face: z
    .string()
    .regex(/^(0|1|0?\.\d+),(0|1|0?\.\d+)$/)
    .transform((text) => {
      const [x = 0, y = 0] = text.split(',').map(Number);
      return { x, y };
    })
    .optional()
    .describe(`${faceText} As \`x,y\`, such as \`0.31,0.42\`.`),
  mirror: formFlag.optional().describe(mirrorText),
  dpi: z.coerce.number<number>().int().min(72).max(1200).optional().describe(dpiText),
});

const fileSchema = z
  .object({
    format: z.enum(['jpg', 'png']).describe('Format of the file.'),
    url: z.string().describe('Signed link; it works without a key until `linksExpireAt`.'),
    fileName: z.string().describe('Name to save the file under.'),
    bytes: z.int().describe('Size in bytes.'),
    isWatermarked: z.boolean().describe('True for photos of test keys, whose files have a watermark.'),
  })
  .meta({ id: 'PhotoFile', description: 'A file of a finished photo.' });

export const photoResourceSchema = z
  .object({
    id: z.uuid().describe('Id of the photo.'),
    originalId: z
      .string()
      .nullable()
      .describe('Id of the portrait, for photos for further documents; null once it is deleted.'),
    ...usedDocumentShape,
    reference: referenceAnswerSchema,
    widthMm: z.number().describe('Width of the photo in mm.'),
    heightMm: z.number().describe('Height of the photo in mm.'),
    createdAt: z.iso.datetime().describe('Time at which the photo was made.'),
    isTest: z
      .boolean()
      .describe(
        'Made by a test key: the only file is a JPEG of full size with a watermark, and no credit was used.',
      ),
    status: z
      .enum(['finished', 'preview'])
      .describe(
        '`finished`: paid for, with files. `preview`: a check fails, so the photo has a watermark, no files, and used no ' +
          'credit; unlocking it gives the files.',
      ),
    paidBy: paidBySchema
      .nullable()
      .describe(
        'What paid for the photo; null for a preview or a test photo. `revision`, `rejection-redo` and `shared` used no credit.',
      ),
    ...firstToKnowShape,
    ...faultsShape,
    previewUrl: z.string().describe('Signed link to the picture; a preview has a watermark.'),
    files: z.array(fileSchema).describe('Files in the formats of the package; empty for a preview.'),
    linksExpireAt: z.iso
      .datetime()
      .describe('Expiry of all links; choose it with `linkSeconds`. Get the photo again for new links.'),
  })
  .meta({ id: 'Photo', description: 'A photo for one document.' });

export const photoWithReportSchema = photoResourceSchema
  .extend({
    report: z
      .object({
        widthPx: z.int().describe('Width of the file in pixels.'),
        heightPx: z.int().describe('Height of the file in pixels.'),
        dpi: z.number().describe('Density of the file.'),
        checks: z.array(v1CheckSchema).describe('All checks, with their measured values.'),
        changes: z.array(v1ChangeSchema).describe('All changes that were made to the picture.'),
      })
      .meta({ id: 'Report', description: 'Report on the finished file, measured after encoding.' }),
  })
  .meta({ id: 'PhotoWithReport', description: 'A photo with its report.' });

const linkQuery = {
  linkSeconds: z.coerce
    .number<number>()
    .int()
    .min(linkSecondsRange.min)
    .max(linkSecondsRange.max)
    .default(linkSeconds)
    .describe('Lifetime of the links in the answer, in seconds. They end earlier if the photo is deleted.'),
};

const photoIdParams = z.object({ photoId: z.uuid().describe('Id of the photo.') });
const photoId = examples.photo.id;

const making = {
  tag: 'Photos',
  scope: 'photos:write',
  status: 201,
  needsPackage: true,
  idempotent: true,
  querystring: z.object(linkQuery),
  response: photoWithReportSchema,
} as const;

const makingErrors = [
  ...engineErrors,
  'acknowledgement-missing',
  'payment-required',
  'api-key-limit-reached',
] as const;

export const v1MakePhoto = defineV1Operation('POST /api/v1/photos', {
  ...making,
  summary: 'Make a photo',
  description:
    'Makes a photo of a portrait (JPEG, PNG or WEBP, at most 10 MB). Returns when the photo is finished, after a few ' +
    'seconds. A photo uses one credit unless a check fails or is undetermined (see `acknowledge`); further photos of the ' +
    'same portrait for the same document are free for 30 days. If the authority accepts no such photo, none is made ' +
    'unless you acknowledge the warning.',
  consumes: ['multipart/form-data'],
  form: photoFormSchema,
  errors: makingErrors,
  example: {
    form: { file: '@portrait.jpg', countryCode: 'BE', documentType: 'passport' },
    response: examples.photoWithReport,
  },
});

export const v1MakePhotoOfOriginal = defineV1Operation('POST /api/v1/originals/:originalId/photos', {
  ...making,
  summary: 'Make a photo of an uploaded portrait',
  description: 'Makes a photo like `makePhoto`, of a portrait that was uploaded before.',
  params: z.object({ originalId: originalIdSchema }),
  body: documentOrderSchema,
  errors: [...makingErrors, 'original-not-found'],
  example: {
    params: { originalId: examples.photo.originalId },
    body: { countryCode: 'US', documentType: 'visa' },
    response: examples.photoWithReport,
  },
});

export const v1ListPhotos = defineV1Operation('GET /api/v1/photos', {
  tag: 'Photos',
  scope: 'photos:read',
  summary: 'List photos',
  description: 'Returns all photos of the account, newest first, including those made in the browser.',
  querystring: z.object({ ...pageQuery(100, 25), reference: referenceSchema.optional(), ...linkQuery }),
  response: pageOf(photoResourceSchema).meta({ id: 'PhotoPage', description: 'A page of photos.' }),
  example: { query: { limit: 10 }, response: { data: [examples.photo], nextCursor: null } },
});

export const v1GetPhoto = defineV1Operation('GET /api/v1/photos/:photoId', {
  tag: 'Photos',
  scope: 'photos:read',
  summary: 'Get a photo',
  description: 'Returns a photo with its report and new links to its files.',
  params: photoIdParams,
  querystring: z.object(linkQuery),
  response: photoWithReportSchema,
  errors: ['photo-not-found'],
  example: { params: { photoId }, response: examples.photoWithReport },
});

export const v1UnlockPhoto = defineV1Operation('POST /api/v1/photos/:photoId/unlock', {
  tag: 'Photos',
  scope: 'photos:write',
  needsPackage: true,
  summary: 'Unlock a photo with a failing check',
  description:
    'Uses a credit and returns the photo with its files although a check fails, in case you trust the photo more than ' +
    'our measurement. A finished photo is returned unchanged and uses no credit.',
  params: photoIdParams,
  response: photoWithReportSchema,
  errors: ['api-access-missing', 'photo-not-found', 'payment-required', 'api-key-limit-reached'],
  example: { params: { photoId }, response: examples.photoWithReport },
});

export const v1DeletePhoto = defineV1Operation('DELETE /api/v1/photos/:photoId', {
  tag: 'Photos',
  scope: 'photos:write',
  allowsSession: true,
  status: 204,
  summary: 'Delete a photo',
  description:
    'Permanently deletes a photo with its files, and its portrait if no other photo was made of it.',
  params: photoIdParams,
  errors: ['photo-not-found', 'storage-unavailable'],
  example: { params: { photoId } },
});

export type PhotoResource = z.infer<typeof photoResourceSchema>;
export type PhotoWithReport = z.infer<typeof photoWithReportSchema>;
export type DocumentOrder = z.output<typeof documentOrderSchema>;
