import { z } from 'zod';
import { errorCodes, errorTypes } from './errors.ts';

export const errorCodeSchema = z
  .enum(errorCodes)
  .meta({ id: 'ErrorCode', description: 'Stable code of an error. Codes are never renamed.' });

const fieldErrorSchema = z
  .object({
    field: z.string().describe('Name of the field, with dots, such as `documents.0.dpi`.'),
    expected: z.string().nullable().describe('What is expected, in English; null if nothing can be said.'),
  })
  .meta({ id: 'FieldError', description: 'A field of the request that is wrong.' });

/** Properties of an answer that differ between errors of one code. */
export const detailShape = {
  facts: z
    .record(z.string(), z.unknown())
    .describe(
      'JSON values about this error, such as `{"bytesMax": 10485760}` or the `frames` of several faces.',
    ),
  errors: z
    .array(fieldErrorSchema)
    .optional()
    .describe('All wrong fields of the request; only with the code `request-invalid`.'),
};

export const failureSchema = z
  .object({
    success: z.literal(false),
    errorType: z.enum(errorTypes),
    code: errorCodeSchema,
    message: z.string().describe('In English; screens translate by `code`.'),
    ...detailShape,
    requestId: z.string().describe('Identifies the request in the log.'),
  })
  .meta({ id: 'Failure', description: 'The request failed.' });

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type Failure = z.infer<typeof failureSchema>;
