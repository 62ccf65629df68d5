import { z } from 'zod';
import { errorCodes, errorTypes } from './errors.ts';

export const errorCodeSchema = z
  .enum(errorCodes)
  .meta({ id: 'ErrorCode', description: 'Stable code of an error. Codes are never renamed.' });

export const failureSchema = z
  .object({
    success: z.literal(false),
    errorType: z.enum(errorTypes),
    code: errorCodeSchema,
    message: z.string().describe('In English; screens translate by `code`.'),
    facts: z
      .record(z.string(), z.union([z.number(), z.string()]))
      .describe('Values a sentence may need, such as `{ bytesMax: 10485760 }`.'),
    requestId: z.string().describe('Identifies the request in the log.'),
  })
  .meta({ id: 'Failure', description: 'The request failed.' });

export type Failure = z.infer<typeof failureSchema>;
