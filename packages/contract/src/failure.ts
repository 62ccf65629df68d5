import { z } from 'zod';
import { errorCodes, errorTypes } from './errors.ts';

/** Body of every unsuccessful answer. */
export const failureSchema = z.object({
  success: z.literal(false),
  errorType: z.enum(errorTypes),
  code: z.enum(errorCodes),
  /** In English; screens translate by `code`. */
  message: z.string(),
  /** Values a sentence may need, such as `{ bytesMax: 10485760 }`. */
  facts: z.record(z.string(), z.union([z.number(), z.string()])),
  /** Quoted when asking for help; the log contains it too. */
  requestId: z.string(),
});

export type Failure = z.infer<typeof failureSchema>;
