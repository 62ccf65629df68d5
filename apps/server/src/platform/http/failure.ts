import {
  type ErrorCode,
  errors,
  type Failure,
  type Problem,
  problemType,
  uploadBytesMax,
} from '@vesika/contract';
import type { FastifySchemaValidationError } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import { outageOf } from './outage.ts';
import { isValidationError } from './zod-schemas.ts';

export interface ToldFailure {
  status: number;
  body: Failure;
}

export function toFailure(error: unknown, requestId: string): ToldFailure {
  const { code, facts, fields } = identify(error);
  const { status, errorType, message } = errors[code];
  const detail = { facts, ...(fields && { errors: fields }) };
  return { status, body: { success: false, errorType, code, message, ...detail, requestId } };
}

export function toProblem({ status, body }: ToldFailure): Problem {
  const { success: _, message, ...rest } = body;
  return { type: problemType(body.code), title: message, status, detail: detailOf(body), ...rest };
}

function detailOf({ message, facts, errors: fields }: Failure): string {
  const known = fields
    ? fields.map(({ field, expected }) => (expected === null ? field : `${field}: ${expected}`))
    : Object.entries(facts).map(([name, value]) => `${name}: ${factText(value)}`);
  return known.length === 0 ? message : `${message.replace(/\.$/, '')} (${known.join('; ')}).`;
}

function factText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const outageRetrySeconds = 5;

type Identified = Pick<ServiceError, 'code' | 'facts'> & Partial<Pick<ServiceError, 'fields'>>;

function identify(error: unknown): Identified {
  if (error instanceof ServiceError) return error;
  if (isValidationError(error)) return invalidRequest(error.validation, error.validationContext);
  const outage = outageOf(error);
  if (outage) return { code: outage, facts: { retryAfterSeconds: outageRetrySeconds } };
  const code = frameworkCode(error) ?? 'internal';
  return { code, facts: code === 'file-too-large' ? { bytesMax: uploadBytesMax } : {} };
}

/** Names every wrong field with what was expected, the first one also in the facts. */
export function invalidRequest(
  validation: readonly FastifySchemaValidationError[],
  context = 'body',
): ServiceError {
  const fields = validation.flatMap(({ instancePath, keyword, params, message = '' }) => {
    const path = instancePath.split('/').filter(Boolean);
    const unknown = keyword === 'unrecognized_keys' ? (params.keys as string[]) : [];
    if (unknown.length === 0) return [{ field: path.join('.') || context, expected: message }];
    return unknown.map((key) => ({ field: [...path, key].join('.'), expected: 'unknown field' }));
  });
  const facts = { field: fields[0]?.field ?? context };
  return new ServiceError('request-invalid', facts, { fields: fields.slice(0, faultsMax) });
}

const faultsMax = 20;

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'content-type-unsupported',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request-invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request-invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request-invalid',
  FST_ERR_BAD_URL: 'route-not-found',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'content-type-unsupported',
  FST_FILES_LIMIT: 'upload-files-several',
  FST_PARTS_LIMIT: 'request-invalid',
  FST_FIELDS_LIMIT: 'request-invalid',
  FST_PROTO_VIOLATION: 'request-invalid',
  FST_REQ_FILE_TOO_LARGE: 'file-too-large',
  FST_MULTIPART_PREMATURE_CLOSE: 'request-invalid',
};

function frameworkCode(error: unknown): ErrorCode | undefined {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code !== undefined && frameworkCodes[code]) return frameworkCodes[code];
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'request-invalid' : undefined;
}
