import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints, type OperationId } from './endpoints.ts';
import type { ErrorCode } from './errors.ts';

/**
 * One operation of the API. Server validation, its answers, the OpenAPI document and the types of the web
 * application come from it.
 */
export interface Operation extends Endpoint {
  id: string;
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

/** Whatever needs an account may fail by these. */
export const accountErrors = ['sign-in-required', 'second-factor-required'] as const;

/** Keeps the exact schema types. */
export function defineOperation<
  Id extends OperationId,
  const T extends Omit<Operation, keyof Endpoint | 'id'>,
>(id: Id, operation: T) {
  return { id, ...endpoints[id], ...operation };
}
