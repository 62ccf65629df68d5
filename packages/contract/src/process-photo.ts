import {
  adjustmentSchema,
  answersSchema,
  reportSchema,
  stepSchema,
  touchUpSchema,
} from '@vesika/report/schema';
import { z } from 'zod';
import { failureSchema } from './failure.ts';
import { accountErrors, defineOperation } from './operation.ts';
import { requirementBasisSchema, requirementNumbersSchema } from './photo-requirements.ts';
import {
  countryCodeSchema,
  documentNameSchema,
  documentTypeSchema,
  personNameSchema,
  variantSchema,
} from './vocabulary.ts';

/** Documents of one portrait, or photos of one order. */
export const setMax = 24;

export const processPhotoRequestSchema = z.object({
  /** The `imageUrl` of an upload of this account or session; its age does not matter while the picture exists. */
  imageUrl: z.string().min(1).max(2000),
  countryCode: countryCodeSchema,
  documentType: documentTypeSchema,
  variant: variantSchema.optional(),
  /** Used only where the service has no record of its own for country and document, else ignored. */
  requirements: requirementNumbersSchema.partial().optional(),
  /** Straighten, crop and resize only; background and light stay as they are and are checked instead. */
  cropOnly: z.boolean().default(false),
  /** `auto` keeps a background that already satisfies the rule. */
  background: z.enum(['auto', 'replace', 'keep']).default('auto'),
  /** At least what the record asks for is used; 600 gives the larger print file. */
  dpi: z.number().int().min(72).max(1200).optional(),
  /** Full years of the child in the picture: authorities forgive children some things. */
  childAgeYears: z.number().int().min(0).max(17).optional(),
  /** What only the person can tell. */
  answers: answersSchema.optional(),
  /** By hand, on top of the frame that is found. */
  adjustment: adjustmentSchema.optional(),
  /** By hand, where the background is painted; of one that is kept there is no edge to touch up. */
  touchUp: touchUpSchema.optional(),
  /** Further documents that one photo is to do for; those whose records leave no room for that are passed over. */
  alsoFor: z.array(documentNameSchema).max(setMax).optional(),
  /** Made beside the photo that the account or session is at work on, which the draft keeps. */
  beside: z.boolean().default(false),
  personName: personNameSchema.optional(),
});

export const finishedFileSchema = z.object({
  format: z.enum(['jpg', 'png']),
  /** Signed, valid for an hour, shown in place. */
  url: z.string(),
  /** Signed, valid for an hour, saved under `fileName`. */
  downloadUrl: z.string(),
  fileName: z.string(),
  bytes: z.number().int(),
});

/** `preview`: with watermark; a credit unlocks the clean files. */
export const photoStateSchema = z.enum(['clean', 'preview']);
/** What made the photo a clean one. `shared`: it is one photo with another document's, which was paid for. */
export const paidBySchema = z.enum(['credit', 'revision', 'rejection-redo', 'shared']);
/**
 * Why there is only a preview. `other-country`: the package holds for one country and has its own.
 * `check-failed`: a photo that cannot pass is not charged, unless it is unlocked knowingly.
 */
export const previewReasonSchema = z.enum([
  'sign-in-required',
  'no-package',
  'package-expired',
  'no-credits',
  'other-country',
  'check-failed',
]);

export const processedPhotoSchema = z.object({
  success: z.literal(true),
  errorType: z.null(),
  /** Names the finished photo for everything further. */
  photoId: z.uuid(),
  state: photoStateSchema,
  paidBy: paidBySchema.nullable(),
  previewReason: previewReasonSchema.nullable(),
  /** Data URL of the JPEG, with watermark where it is a preview. */
  processedImageBase64: z.string(),
  report: reportSchema,
  /** Signed, for an hour; where original and result differ inside the person, enlarged. Null of a preview. */
  proofUrl: z.string().nullable(),
  /** Those the package allows; none of a preview. */
  files: z.array(finishedFileSchema),
  /** Print sheets can be had. */
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

/** Event `queued`: how many photos are made before this one. */
export const queuedEventSchema = z.object({ ahead: z.number().int().nonnegative() });
/** Event `progress`: the step that begins now. */
export const progressEventSchema = z.object({ step: stepSchema });
/** Event `result`, always the last one: what the plain answer would have been. */
export const resultEventSchema = z.discriminatedUnion('success', [processedPhotoSchema, failureSchema]);

/** Whatever works on an uploaded picture may fail by these. */
export const photoErrors = [
  'request-invalid',
  'image-url-foreign',
  'session-missing',
  ...accountErrors,
  'file-link-invalid',
  'image-not-found',
  'variant-missing',
  'requirement-not-found',
  'file-empty',
  'file-too-large',
  'file-type-unsupported',
  'file-damaged',
  'picture-too-large',
  'picture-too-small',
  'face-missing',
  'faces-several',
  'face-too-small',
  'rate-limited',
  'payment-required',
  'busy',
  'engine-unavailable',
  'photo-timed-out',
  'engine-crashed',
  'photo-given-up',
  'engine-memory-exceeded',
  'matting-model-invalid',
  'model-source-missing',
  'model-cache-unwritable',
  'internal',
] as const;

export const processPhoto = defineOperation('processPhoto', {
  summary: 'Make a compliant photo from an uploaded portrait',
  description:
    'Takes a credit of the account and answers the clean photo; without one it answers a preview with ' +
    'watermark. The same original for the same country and document, or for one that can share its photo, is free for 30 days. ' +
    'Answers JSON. With `Accept: text/event-stream` it answers status 200 and a stream of events instead: ' +
    '`queued` {ahead}, `progress` {step}, and finally `result` with the same body, success or failure. ' +
    'A request that is refused before the work begins is answered with its own status in both cases. ' +
    'Closing the connection cancels the work.',
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
