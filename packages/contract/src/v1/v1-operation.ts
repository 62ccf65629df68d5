import type { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import type { Operation } from '../operation.ts';
import { type V1OperationId, v1Endpoints } from './endpoints.ts';
import type { ApiScope } from './scopes.ts';

/** What an operation of `/api/v1` says beyond others: its OpenAPI document and its examples come from it. */
export interface V1Operation extends Operation {
  /** Chapter of the document. */
  tag: ApiTag;
  /** What the key must be allowed to do. */
  scope: ApiScope;
  /** Of a success; 200 when absent, and 204 has no body. */
  status?: 200 | 201 | 202 | 204;
  /** Makes or checks photos: the account needs a package with access to the API. */
  needsPackage?: boolean;
  /** Takes the header `Idempotency-Key`. */
  idempotent?: boolean;
  /** Fields of a form beside `file`, which holds the picture; absent where none is taken. */
  form?: z.ZodObject;
  /** A request that works, and what it answers. */
  example: {
    query?: Record<string, unknown>;
    params?: Record<string, string>;
    /** A form where the operation takes one: what a program sends first. */
    form?: Record<string, string>;
    body?: unknown;
    response?: unknown;
  };
}

export const apiTags = ['Photos', 'Jobs', 'Checks', 'Requirements', 'Webhooks', 'Credits'] as const;
export type ApiTag = (typeof apiTags)[number];

/** Whatever is asked for by a key may fail by these. */
export const keyErrors = [
  'api-key-missing',
  'api-key-invalid',
  'api-key-expired',
  'api-scope-missing',
  'rate-limited',
  'request-invalid',
  'busy',
  'database-unavailable',
  'internal',
] as const satisfies readonly ErrorCode[];

/** Whatever may be sent with a body, beside. */
export const bodyErrors = [
  'content-type-unsupported',
  'body-too-large',
] as const satisfies readonly ErrorCode[];

/** Whatever takes a picture in, beside. */
export const receivingErrors = [
  'upload-file-missing',
  'upload-files-several',
  'upload-timed-out',
  'file-empty',
  'file-too-large',
  'file-type-unsupported',
  'file-damaged',
  ...bodyErrors,
  'storage-unavailable',
] as const satisfies readonly ErrorCode[];

/** Whatever is looked at by the engine, beside. */
export const engineErrors = [
  'api-access-missing',
  'requirement-not-found',
  'variant-missing',
  'picture-too-large',
  'picture-too-small',
  'face-missing',
  'faces-several',
  'face-too-small',
  'engine-unavailable',
  'photo-timed-out',
  'engine-crashed',
  'photo-given-up',
  'engine-memory-exceeded',
  'matting-model-invalid',
  'model-source-missing',
  'model-cache-unwritable',
] as const satisfies readonly ErrorCode[];

/** What is done once whatever is sent again, beside. */
export const idempotencyErrors = [
  'idempotency-key-reused',
  'idempotency-key-in-use',
] as const satisfies readonly ErrorCode[];

/** Keeps the exact schema types. */
export function defineV1Operation<
  Id extends V1OperationId,
  const T extends Omit<V1Operation, keyof Endpoint | 'id'>,
>(id: Id, operation: T) {
  return { id, ...v1Endpoints[id], ...operation };
}
