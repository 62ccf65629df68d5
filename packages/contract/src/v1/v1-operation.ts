import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import {
  type Defined,
  endpointOf,
  fileErrors,
  modelErrors,
  type Operation,
  portraitErrors,
  processErrors,
  type RequestLine,
  refuseUnknown,
  uploadErrors,
} from '../operation.ts';
import type { ApiScope } from './scopes.ts';

/** An operation of `/api/v1`, with what its OpenAPI document and its examples need. */
export interface V1Operation extends Operation {
  tag: ApiTag;
  scope: ApiScope;
  /** Also answers callers without a key, by a limit for their address. */
  isOpen?: boolean;
  /** Our pages call it too, with the session of an account. */
  allowsSession?: boolean;
  /** Status of a success; 200 if absent, and 204 has no body. */
  status?: 200 | 201 | 202 | 204;
  /** Makes or checks photos, so the account needs a package with API access. */
  needsPackage?: boolean;
  /** Accepts the header `Idempotency-Key`. */
  idempotent?: boolean;
  /** Form fields beside `file`, which holds the picture; absent if the operation takes no form. */
  form?: z.ZodObject;
  example: {
    query?: Record<string, unknown>;
    params?: Record<string, string>;
    form?: Record<string, string | number>;
    body?: unknown;
    response?: unknown;
  };
}

/** Chapters of the document and their descriptions, in order. */
export const apiTags = {
  Photos: 'Upload portraits, make photos of them and download the files.',
  Jobs: 'Make photos in the background.',
  Checks: 'Check pictures against the rules of a document.',
  Requirements: 'Requirements of the authorities, with their sources.',
  Webhooks: 'Receive events of the account on your own server.',
  Credits: 'Credits of the account.',
} as const;
type ApiTag = keyof typeof apiTags;

export const idempotencyKeyLengthMax = 255;

const keyErrors = [
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

/** Further errors of operations that a body can be sent to. */
const bodyErrors = ['content-type-unsupported', 'body-too-large'] as const satisfies readonly ErrorCode[];

/** Further errors of operations that store a picture. */
export const pictureErrors = [...fileErrors, 'storage-unavailable'] as const satisfies readonly ErrorCode[];

/** Further errors of operations that receive a picture in a form. */
const receivingErrors = [...uploadErrors, 'storage-unavailable'] as const satisfies readonly ErrorCode[];

/** Further errors of operations that run the engine. */
export const engineErrors = [
  'api-access-missing',
  'requirement-not-found',
  'photo-captured',
  'variant-missing',
  ...portraitErrors,
  ...processErrors,
  ...modelErrors,
] as const satisfies readonly ErrorCode[];

/** Further errors of operations with an idempotency key. */
const idempotencyErrors = [
  'idempotency-key-reused',
  'idempotency-key-in-use',
] as const satisfies readonly ErrorCode[];

/** Preserves the exact schema types. */
export function defineV1Operation<const Line extends RequestLine, const T extends Defined<V1Operation>>(
  line: Line,
  operation: T,
) {
  const { form, idempotent, errors = [] }: Defined<V1Operation> = operation;
  const endpoint = endpointOf(line);
  return {
    ...endpoint,
    ...refuseUnknown(operation, ['body', 'form', 'querystring']),
    errors: [
      ...keyErrors,
      ...(form ? receivingErrors : []),
      ...(endpoint.method === 'GET' ? [] : bodyErrors),
      ...(idempotent ? idempotencyErrors : []),
      ...errors,
    ] as readonly ErrorCode[],
  };
}

/** Whether an operation makes or begins something that another of these operations reads below its path. */
export function hasLocation({ path, status }: V1Operation, all: readonly V1Operation[]): boolean {
  if (status !== 201 && status !== 202) return false;
  return all.some(
    ({ method, path: other }) =>
      method === 'GET' && other.startsWith(`${path}/:`) && !other.slice(path.length + 2).includes('/'),
  );
}
