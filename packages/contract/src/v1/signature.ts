import { z } from 'zod';
import { defineV1Operation, engineErrors, keyErrors, receivingErrors } from './v1-operation.ts';

const side = z.coerce.number<number>().int().min(20).max(4000);
const kilobytes = z.coerce.number<number>().int().min(1).max(10_240).optional();

export const v1MakeSignature = defineV1Operation('v1MakeSignature', {
  tag: 'Photos',
  scope: 'photos:write',
  needsPackage: true,
  summary: 'Cut out a signature',
  description:
    'Finds the signature on a photographed sheet of paper, removes the paper with its lines and shadows, and returns the ' +
    'signature in black on white in the size of a form. The picture is not stored, and no credit is used.',
  consumes: ['multipart/form-data'],
  form: z.strictObject({
    widthPx: side.describe('Width of the result in pixels.'),
    heightPx: side.describe('Height of the result in pixels.'),
    minKb: kilobytes.describe('Minimum size of the file in kB.'),
    maxKb: kilobytes.describe('Maximum size of the file in kB.'),
    dpi: z.coerce.number<number>().int().min(72).max(1200).default(200).describe('Density of the file.'),
  }),
  response: z
    .object({
      jpegBase64: z.string().describe('The JPEG file in Base64.'),
      bytes: z.int().describe('Size in bytes.'),
      isWithinLimits: z
        .boolean()
        .describe(
          'Whether the file is within `minKb` and `maxKb`; a small picture cannot have a large file.',
        ),
    })
    .meta({ id: 'Signature', description: 'A signature that was cut out.' }),
  errors: [...keyErrors, ...receivingErrors, ...engineErrors, 'signature-missing'],
  example: {
    form: { file: '@portrait.jpg', widthPx: '140', heightPx: '60', minKb: '10', maxKb: '20' },
    response: { jpegBase64: '/9j/4AAQSkZJRg…', bytes: 11_264, isWithinLimits: true },
  },
});
