import { captionNameMax, captionNamePattern } from '@vesika/report';
import {
  adjustmentSchema,
  answersSchema,
  reportSchema,
  stepSchema,
  touchUpSchema,
} from '@vesika/report/schema';
import { backgroundColours } from '@vesika/requirements/vocabulary';
import { z } from 'zod';
import { failureSchema } from './failure.ts';
import {
  accountErrors,
  defineOperation,
  fileErrors,
  modelErrors,
  portraitErrors,
  processErrors,
} from './operation.ts';
import { requirementBasisSchema, requirementNumbersSchema } from './photo-requirements.ts';
import {
  askedCountryCodeSchema,
  documentNameSchema,
  documentTypeSchema,
  personNameSchema,
  variantSchema,
} from './vocabulary.ts';

export const setMax = 24;

/** A point of a face, as shares of the upright picture's width and height. */
export const facePointSchema = z.object({
  x: z.number().min(0).max(1).describe('Share of the width, from the left.'),
  y: z.number().min(0).max(1).describe('Share of the height, from the top.'),
});

export const processPhotoRequestSchema = z.object({
  /** `imageUrl` of an upload by this account or session, usable for as long as the picture exists. */
  imageUrl: z.string().min(1).max(2000),
  countryCode: askedCountryCodeSchema,
  documentType: documentTypeSchema,
  variant: variantSchema.optional(),
  /** Used only if the service has no record of its own for the country and document. */
  requirements: requirementNumbersSchema.partial().optional(),
  /** Straighten, crop and resize only; background and light stay as they are and are checked. */
  cropOnly: z.boolean().default(false),
  /** `auto` keeps a background that already satisfies the rule. */
  background: z.enum(['auto', 'replace', 'keep']).default('auto'),
  /** One of the record's `background_choices`; the first one if absent. */
  backgroundColour: z.enum(backgroundColours).optional(),
  /** A point of the person's face, for pictures that show several people. */
  face: facePointSchema.optional(),
  /** Turns a picture that shows the person as in a mirror; refused with `cropOnly`. */
  mirror: z.boolean().optional(),
  /** The record's density is the minimum; 600 gives the larger print file. */
  dpi: z.number().int().min(72).max(1200).optional(),
  /** Full years of the child in the picture, for which authorities grant exemptions. */
  childAgeYears: z.number().int().min(0).max(17).optional(),
  /** The person's answers to questions the engine cannot decide. */
  answers: answersSchema.optional(),
  adjustment: adjustmentSchema.optional(),
  /** The person's strokes with the retouching brush; ignored if the background is kept. */
  touchUp: touchUpSchema.optional(),
  /** Further documents that the same photo should serve; those whose records do not allow it are ignored. */
  alsoFor: z.array(documentNameSchema).max(setMax).optional(),
  /** The photo is made in addition to the one in progress, which stays in the draft. */
  beside: z.boolean().default(false),
  personName: personNameSchema.optional(),
  /** Lines of the strip at the bottom, drawn where the record has one: Latin, Greek or Cyrillic letters. */
  captionName: z.string().max(captionNameMax).regex(captionNamePattern).optional(),
  /** Date on which the photo was taken. */
  captionDate: z.iso.date().optional(),
});

export const finishedFileSchema = z.object({
  format: z.enum(['jpg', 'png']),
  /** Signed link, valid for an hour; the browser displays the file. */
  url: z.string(),
  /** Signed link, valid for an hour; the browser saves the file as `fileName`. */
  downloadUrl: z.string(),
  fileName: z.string(),
  bytes: z.number().int(),
});

/** `preview`: with watermark; a credit unlocks the clean files. */
export const photoStateSchema = z.enum(['clean', 'preview']);
/** Payment of the clean photo. `shared`: it is the same photo as another document's, which was paid for. */
export const paidBySchema = z.enum(['credit', 'revision', 'rejection-redo', 'shared']);
/**
 * Why there is only a preview. `other-country`: the package is bound to another country. `check-failed`: a photo that
 * fails a check is not charged unless the person unlocks it knowingly. `check-undetermined`: a photo
 * with an undetermined check uses a credit when the person takes it.
 */
export const previewReasonSchema = z.enum([
  'sign-in-required',
  'no-package',
  'package-expired',
  'no-credits',
  'other-country',
  'check-failed',
  'check-undetermined',
]);

export const processedPhotoSchema = z.object({
  success: z.literal(true),
  errorType: z.null(),
  photoId: z.uuid(),
  state: photoStateSchema,
  paidBy: paidBySchema.nullable(),
  previewReason: previewReasonSchema.nullable(),
  /** Data URL of the JPEG, with watermark if it is a preview. */
  processedImageBase64: z.string(),
  report: reportSchema,
  /**
   * Signed link, valid for an hour, to an enlarged picture of the differences between original and result inside the
   * person. Null for a preview.
   */
  proofUrl: z.string().nullable(),
  /** Files that the package includes; empty for a preview. */
  files: z.array(finishedFileSchema),
  sheet: z.boolean(),
  requirement: z.object({
    basis: requirementBasisSchema,
    countryCode: z.string(),
    documentType: documentTypeSchema,
    variant: z.string(),
    label: z.string(),
    widthMm: z.number(),
    heightMm: z.number(),
  }),
});

/** Event `queued`: number of photos ahead in the queue. */
export const queuedEventSchema = z.object({ ahead: z.number().int().nonnegative() });
export const progressEventSchema = z.object({ step: stepSchema });
/** Event `result`, always the last: the same body as an answer without events. */
export const resultEventSchema = z.discriminatedUnion('success', [processedPhotoSchema, failureSchema]);

export const photoErrors = [
  'image-url-foreign',
  'session-missing',
  ...accountErrors,
  'file-link-invalid',
  'image-not-found',
  'variant-missing',
  'requirement-not-found',
  'photo-captured',
  ...fileErrors,
  ...portraitErrors,
  'rate-limited',
  'payment-required',
  'busy',
  ...processErrors,
  ...modelErrors,
  'internal',
] as const;

export const processPhoto = defineOperation('POST /api/process-photo', {
  summary: 'Make a compliant photo from an uploaded portrait',
  description:
    'Uses a credit of the account and returns the clean photo; without a credit it returns a preview with watermark. The ' +
    'same original for the same document, or for one that can share its photo, is free for 30 days. Returns JSON. With ' +
    '`Accept: text/event-stream` it returns status 200 and a stream of events instead: `queued` {ahead}, `progress` {step}, ' +
    'and finally `result` with the same body, success or failure. A request that is refused before the work begins has its ' +
    'own status in both cases. Closing the connection cancels the work.',
  produces: ['application/json', 'text/event-stream'],
  body: processPhotoRequestSchema,
  response: processedPhotoSchema,
  errors: [...photoErrors, 'touch-up-not-possible'],
});

export type ProcessPhotoRequest = z.input<typeof processPhotoRequestSchema>;
export type ProcessedPhoto = z.infer<typeof processedPhotoSchema>;
export type PhotoState = z.infer<typeof photoStateSchema>;
export type PaidBy = z.infer<typeof paidBySchema>;
export type PreviewReason = z.infer<typeof previewReasonSchema>;
export type FinishedFile = z.infer<typeof finishedFileSchema>;
export type QueuedEvent = z.infer<typeof queuedEventSchema>;
export type ProgressEvent = z.infer<typeof progressEventSchema>;
export type ResultEvent = z.infer<typeof resultEventSchema>;
