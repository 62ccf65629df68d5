import { z } from 'zod';
import { accountErrors, defineOperation, processErrors, uploadErrors } from './operation.ts';
import { fileField } from './vocabulary.ts';

export const signatureRange = {
  sidePx: { min: 20, max: 4000 },
  kb: { min: 1, max: 10_240 },
  dpi: { min: 72, max: 1200 },
} as const;

const { sidePx, kb, dpi } = signatureRange;
const side = z.coerce.number<number>().int().min(sidePx.min).max(sidePx.max);
const kilobytes = z.coerce.number<number>().int().min(kb.min).max(kb.max).optional();

export const signatureFieldsSchema = z.strictObject({
  widthPx: side.describe('Width of the result in pixels.'),
  heightPx: side.describe('Height of the result in pixels.'),
  minKb: kilobytes.describe('Minimum size of the file in kB.'),
  maxKb: kilobytes.describe('Maximum size of the file in kB.'),
  dpi: z.coerce
    .number<number>()
    .int()
    .min(dpi.min)
    .max(dpi.max)
    .default(200)
    .describe('Density of the file.'),
  photoId: z
    .uuid()
    .optional()
    .describe(
      'A finished photo to show above the signature in the same file, as some exams want it. It must be paid for.',
    ),
});

export const signatureSchema = z.object({
  jpegBase64: z.string().describe('The JPEG file in Base64.'),
  bytes: z.int().describe('Size in bytes.'),
  isWithinLimits: z
    .boolean()
    .describe('Whether the file is within `minKb` and `maxKb`; a small picture cannot have a large file.'),
});

export const makeSignature = defineOperation('POST /api/signatures', {
  summary: 'Cut out a signature',
  description:
    'Finds the signature on a photographed sheet of paper and returns it in black on white. The picture is not kept.',
  consumes: ['multipart/form-data'],
  body: signatureFieldsSchema.extend({
    file: fileField('JPEG, PNG or WEBP of at most 10 MB.'),
  }),
  response: signatureSchema,
  errors: [
    ...accountErrors,
    ...uploadErrors,
    'picture-too-large',
    'signature-missing',
    'photo-not-found',
    'payment-required',
    'content-type-unsupported',
    'rate-limited',
    'busy',
    ...processErrors,
    'storage-unavailable',
    'image-not-found',
  ],
});

export type Signature = z.infer<typeof signatureSchema>;
