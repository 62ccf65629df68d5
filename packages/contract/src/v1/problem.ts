import { z } from 'zod';
import { errorCodes } from '../errors.ts';

export const problemMediaType = 'application/problem+json';

/** Body of every unsuccessful answer of `/api/v1` (RFC 9457). */
export const problemSchema = z
  .object({
    type: z.string().describe('Where the code is explained.'),
    title: z.string().describe('What went wrong, in English; the same for one code.'),
    status: z.int().min(400).max(599),
    detail: z.string().describe('What went wrong this time.'),
    code: z.enum(errorCodes).describe('To be acted upon. Codes are never renamed.'),
    facts: z
      .record(z.string(), z.union([z.number(), z.string()]))
      .describe('Numbers and words about it, such as `{"bytesMax": 10485760}`.'),
    requestId: z.string().describe('To be named when asking for help.'),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof problemSchema>;
