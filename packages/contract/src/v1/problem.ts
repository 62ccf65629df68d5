import { z } from 'zod';
import { type ErrorCode, errors } from '../errors.ts';
import { errorCodeSchema } from '../failure.ts';

export const problemMediaType = 'application/problem+json';

export const problemSchema = z
  .object({
    type: z.string().describe('URN of the error code.'),
    title: z.string().describe('General message in English, the same for every error with this code.'),
    status: z.int().min(400).max(599).describe('HTTP status of the answer.'),
    detail: z.string().describe('Message in English about this particular error.'),
    code: errorCodeSchema.describe('Stable code to branch on. Codes are never renamed.'),
    facts: z
      .record(z.string(), z.union([z.number(), z.string()]))
      .describe('Values about this error, such as `{"bytesMax": 10485760}`.'),
    requestId: z.string().describe('Quote this when you ask for support.'),
  })
  .meta({ id: 'Problem', description: 'Problem details of a failed request (RFC 9457).' });

/** An address would change with the operator; a name does not. */
export function problemType(code: ErrorCode): string {
  return `urn:vesika:problem:${code}`;
}

export function problemExample(code: ErrorCode): Problem {
  const { status, message } = errors[code];
  return {
    type: problemType(code),
    title: message,
    status,
    detail: message,
    code,
    facts: {},
    requestId: '3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00',
  };
}

export type Problem = z.infer<typeof problemSchema>;
