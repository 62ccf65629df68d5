import { z } from 'zod';
import { errorCodes, errorTypes } from './errors.ts';

/** The body of every answer that is not a success, whatever the operation. */
export const failureSchema = z.object({
  success: z.literal(false),
  errorType: z.enum(errorTypes),
  code: z.enum(errorCodes),
  /** English; screens look up their own sentence by `code`. */
  message: z.string(),
  /** Numbers and words a sentence may need, such as `{ bytesMax: 10485760 }`. */
  facts: z.record(z.string(), z.union([z.number(), z.string()])),
  /** To be named when asking for help; the log has it too. */
  requestId: z.string(),
});

export type Failure = z.infer<typeof failureSchema>;
