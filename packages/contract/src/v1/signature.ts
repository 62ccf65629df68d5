import { signatureFieldsSchema, signatureSchema } from '../signature.ts';
import { defineV1Operation, engineErrors } from './v1-operation.ts';

export const v1MakeSignature = defineV1Operation('POST /api/v1/signatures', {
  tag: 'Photos',
  scope: 'photos:write',
  needsPackage: true,
  summary: 'Cut out a signature',
  description:
    'Finds the signature on a photographed sheet of paper, removes the paper with its lines and shadows, and returns the ' +
    'signature in black on white in the size of a form; with `photoId` below a finished photo in the same file. A portrait ' +
    'in colour is refused as `signature-missing`. The picture is not stored, and no credit is used.',
  consumes: ['multipart/form-data'],
  form: signatureFieldsSchema,
  response: signatureSchema.meta({ id: 'Signature', description: 'A signature that was cut out.' }),
  errors: [...engineErrors, 'signature-missing', 'photo-not-found', 'payment-required'],
  example: {
    form: { file: '@paper.jpg', widthPx: 140, heightPx: 60, minKb: 10, maxKb: 20 },
    response: { jpegBase64: '/9j/4AAQSkZJRg…', bytes: 11_264, isWithinLimits: true },
  },
});
