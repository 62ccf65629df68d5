import type {
  FastifyError,
  FastifySchemaCompiler,
  FastifySchemaValidationError,
  FastifySerializerCompiler,
} from 'fastify';
import type { z } from 'zod';

/** Lets Fastify validate requests by zod schemas. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const { data: value, error } = schema.safeParse(data);
    return error ? { error: error.issues.map(validationErrorOf) } : { value };
  };

/** Lets Fastify write answers by zod schemas, which leave out undeclared fields. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (data) => {
    const { data: value, error } = schema.safeEncode(data);
    if (error) throw new Error(`the answer of ${method} ${url} does not match its schema`, { cause: error });
    return JSON.stringify(value);
  };

export function validationErrorOf({
  path,
  code,
  message,
  ...params
}: z.core.$ZodIssue): FastifySchemaValidationError {
  const instancePath = `/${path.join('/')}`;
  return { keyword: code, instancePath, schemaPath: `#${instancePath}/${code}`, message, params };
}

/** Whether a request did not match its schema. */
export function isValidationError(
  error: unknown,
): error is FastifyError & { validation: FastifySchemaValidationError[] } {
  return error instanceof Error && Array.isArray((error as FastifyError).validation);
}
