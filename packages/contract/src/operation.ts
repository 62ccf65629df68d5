import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Method and path of an operation, such as `GET /files/*`; the path is a pattern in Fastify's syntax. */
export type RequestLine = `${'GET' | 'POST' | 'DELETE'} /${string}`;

/** Method and path apart. */
export type Endpoint<Line extends RequestLine = RequestLine> = Line extends `${infer Method} ${infer Path}`
  ? { method: Method; path: Path }
  : never;

/**
 * One operation of the API. Routes, request validation, answers, the OpenAPI documents, the clients and the web
 * application's calls are derived from it.
 */
export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  summary: string;
  description?: string;
  /** Media types of the request body; JSON if absent. */
  consumes?: readonly string[];
  /** Media types of the answer; JSON if absent. */
  produces?: readonly string[];
  body?: z.ZodType;
  querystring?: z.ZodType;
  params?: z.ZodType;
  /** Body of a 200 answer; absent if the answer is a file. */
  response?: z.ZodType;
  errors: readonly ErrorCode[];
}

export const accountErrors = ['sign-in-required', 'second-factor-required'] as const;
/** Failures of the process that runs the engine, whatever the picture. */
export const processErrors = [
  'engine-unavailable',
  'photo-timed-out',
  'engine-crashed',
  'photo-given-up',
  'engine-memory-exceeded',
] as const;
/** Failures of the nets that an operator chose, or of their files. */
export const modelErrors = [
  'matting-model-invalid',
  'model-source-missing',
  'model-cache-unwritable',
] as const;

/** Reasons to refuse a file as a picture. */
export const fileErrors = ['file-empty', 'file-too-large', 'file-type-unsupported', 'file-damaged'] as const;

/** Reasons to refuse a picture as a portrait. */
export const portraitErrors = [
  'picture-too-large',
  'picture-too-small',
  'face-missing',
  'faces-several',
  'face-too-small',
] as const;

/** Reasons to refuse an uploaded picture. */
export const uploadErrors = [
  'upload-file-missing',
  'upload-files-several',
  'upload-timed-out',
  ...fileErrors,
] as const;

/** An operation without what its request line says. Errors that follow from its other parts need not be named. */
export type Defined<T extends Operation> = Omit<T, 'method' | 'path' | 'errors'> & Partial<Pick<T, 'errors'>>;

/** Preserves the exact schema types. Queries may hold unknown parameters, because mail programs add some to links. */
export function defineOperation<const Line extends RequestLine, const T extends Defined<Operation>>(
  line: Line,
  operation: T,
) {
  const { body, querystring, params, errors = [] } = operation;
  const takesInput = body ?? querystring ?? params;
  return {
    ...endpointOf(line),
    ...refuseUnknown(operation, ['body']),
    errors: [...new Set<ErrorCode>([...(takesInput ? (['request-invalid'] as const) : []), ...errors])],
  };
}

export function endpointOf<Line extends RequestLine>(line: Line) {
  const [method, path] = line.split(' ');
  return { method, path } as Endpoint<Line>;
}

/** Refuses fields that the schemas do not know, so that a misspelt one is not ignored. */
export function refuseUnknown<T extends object>(operation: T, parts: readonly string[]): T {
  // A copy of a schema loses its id, so those that are closed already stay as they are.
  const open = Object.entries(operation).filter(
    ([part, schema]) => parts.includes(part) && schema instanceof z.ZodObject && !schema.def.catchall,
  );
  const closed = open.map(([part, schema]) => [part, schema.strict()]);
  return { ...operation, ...Object.fromEntries(closed) };
}
