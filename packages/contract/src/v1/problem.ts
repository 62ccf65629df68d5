import { z } from 'zod';
import { type ErrorCode, errors, errorTypes } from '../errors.ts';
import { detailShape, errorCodeSchema } from '../failure.ts';

export const problemMediaType = 'application/problem+json';

export const problemSchema = z
  .object({
    type: z.string().describe('URN of the error code.'),
    title: z.string().describe('General message in English, the same for every error with this code.'),
    status: z.int().min(400).max(599).describe('HTTP status of the answer.'),
    detail: z.string().describe('Message in English about this particular error.'),
    code: errorCodeSchema.describe('Stable code to branch on. Codes are never renamed.'),
    errorType: z
      .enum(errorTypes)
      .describe(
        'Advice to the caller. `PHOTO_UNUSABLE`: send another picture. `REQUEST_INVALID`: the request is wrong. ' +
          '`RATE_LIMIT`: wait. `PAYMENT_REQUIRED`: buy credits. `PROCESSING_FAILED`: a later attempt may succeed.',
      ),
    ...detailShape,
    requestId: z.string().describe('Quote this when you ask for support.'),
  })
  .meta({ id: 'Problem', description: 'Problem details of a failed request (RFC 9457).' });

/** An address would change with the operator; a name does not. */
export function problemType(code: ErrorCode): string {
  return `urn:vesika:problem:${code}`;
}

export function problemExample(code: ErrorCode): Problem {
  const { status, errorType, message } = errors[code];
  return {
    type: problemType(code),
    title: message,
    status,
    detail: message,
    code,
    errorType,
    facts: {},
    requestId: '3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00',
  };
}

export type Problem = z.infer<typeof problemSchema>;
