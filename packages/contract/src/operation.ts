import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * One operation of the API. Server validation, its answers, the OpenAPI document and the types of the web
 * application come from it.
 */
export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** As Fastify writes it: `/files/*`. */
  path: string;
  summary: string;
  description?: string;
  /** Media types of the body; JSON when absent. */
  consumes?: readonly string[];
  /** Media types of the answer; JSON when absent. */
  produces?: readonly string[];
  body?: z.ZodType;
  querystring?: z.ZodType;
  params?: z.ZodType;
  /** The body of status 200; absent where the answer is a file. */
  response?: z.ZodType;
  errors: readonly ErrorCode[];
}

/** Keeps the exact schema types. */
export function defineOperation<const T extends Operation>(operation: T): T {
  return operation;
}
