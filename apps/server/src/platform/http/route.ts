import { type ErrorCode, errors, failureSchema, type Operation } from '@vesika/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
  RouteOptions,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

type Output<T, Key extends string> = T extends Record<Key, infer S extends z.ZodType> ? z.output<S> : unknown;

export type OperationRequest<T extends Operation> = FastifyRequest<{
  Body: Output<T, 'body'>;
  Querystring: Output<T, 'querystring'>;
  Params: Output<T, 'params'>;
}>;

type Handler<T extends Operation> = (
  request: OperationRequest<T>,
  reply: FastifyReply,
) => Promise<Output<T, 'response'> | FastifyReply>;

type Extras = Pick<RouteOptions, 'onRequest' | 'bodyLimit' | 'config'>;

export function serve<T extends Operation>(
  app: FastifyInstance,
  operation: T,
  handler: Handler<T>,
  extras: Extras = {},
): void {
  const { method, path, id, summary, description, consumes, body, querystring, params } = operation;
  app.route({
    ...extras,
    method,
    url: path,
    schema: {
      operationId: id,
      summary,
      ...(description && { description }),
      ...(consumes && { consumes: [...consumes] }),
      ...(body && { body }),
      ...(querystring && { querystring }),
      ...(params && { params }),
      response: responsesOf(operation),
    },
    validatorCompiler: consumes?.includes('multipart/form-data') ? allButBody : absentBodyAsUndefined,
    handler: handler as RouteOptions['handler'],
  });
}

/** The handler reads a form as a stream and validates it; the schema only documents it. */
const allButBody: FastifySchemaCompiler<FastifySchema> = (route) =>
  route.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(route as never);

/** Fastify passes null for an absent body, which no optional schema accepts. */
export const absentBodyAsUndefined: FastifySchemaCompiler<FastifySchema> = (route) => {
  const validate = validatorCompiler(route as never);
  return route.httpPart === 'body' ? (value: unknown) => validate(value ?? undefined) : validate;
};

function responsesOf(operation: Operation) {
  const success = { 200: { description: operation.summary, content: successContent(operation) } };
  return { ...success, ...failuresOf(operation) };
}

function successContent({ response, produces = ['application/json'] }: Operation) {
  const other = z.any().meta({ type: 'string' });
  return Object.fromEntries(
    produces.map((type) => [
      type,
      { schema: type === 'application/json' ? (response ?? z.unknown()) : other },
    ]),
  );
}

function failuresOf(operation: Operation) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of operation.errors) {
    const { status } = errors[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n'),
        content: { 'application/json': { schema: failureSchema } },
      },
    ]),
  );
}
