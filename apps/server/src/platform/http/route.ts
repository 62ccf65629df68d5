import type { Operation } from '@vesika/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
  RouteOptions,
} from 'fastify';
import type { z } from 'zod';
import type { Caller, Callers, UserCaller } from './callers.ts';
import type { RateLimits } from './rate-limits.ts';
import { validatorCompiler } from './zod-schemas.ts';

declare module 'fastify' {
  interface FastifyInstance {
    callers: Callers;
    limits: RateLimits;
  }
}

type Output<T, Key extends string> = T extends Record<Key, infer S extends z.ZodType> ? z.output<S> : unknown;

export type OperationRequest<T extends Operation> = FastifyRequest<{
  Body: Output<T, 'body'>;
  Querystring: Output<T, 'querystring'>;
  Params: Output<T, 'params'>;
}>;

export type Answer<T extends Operation> = Output<T, 'response'> | FastifyReply;

export type Handler<T extends Operation> = (
  request: OperationRequest<T>,
  reply: FastifyReply,
) => Promise<Answer<T>>;

type Extras = Pick<RouteOptions, 'onRequest' | 'bodyLimit' | 'config'>;

/** An operation that may answer `rate-limited` has the limit of every route, unless it brings its own. */
export function serve<T extends Operation>(
  app: FastifyInstance,
  operation: T,
  ...given: [Handler<T>] | [Extras, Handler<T>]
): void {
  const [extras, handler] = given.length === 1 ? [{}, given[0]] : given;
  const { method, path, consumes, body, querystring, params, response, errors } = operation;
  app.route({
    ...(errors.includes('rate-limited') && { onRequest: app.limits.hook() }),
    ...extras,
    method,
    url: path,
    schema: {
      ...(body && { body }),
      ...(querystring && { querystring }),
      ...(params && { params }),
      ...(response && { response: { 200: response } }),
    },
    validatorCompiler: consumes?.includes('multipart/form-data') ? allButBody : absentBodyAsUndefined,
    handler: handler as RouteOptions['handler'],
  });
}

type HandlerFor<T extends Operation, C extends Caller> = (
  request: OperationRequest<T>,
  caller: C,
  reply: FastifyReply,
) => Promise<Answer<T>>;

/** Serves an operation that needs an account or a session. */
export function serveCaller<T extends Operation>(
  app: FastifyInstance,
  operation: T,
  handler: HandlerFor<T, Caller>,
): void {
  serve(app, operation, async (request, reply) =>
    handler(request, await app.callers.require(request), reply),
  );
}

/** Serves an operation that needs an account. */
export function serveUser<T extends Operation>(
  app: FastifyInstance,
  operation: T,
  ...given: [HandlerFor<T, UserCaller>] | [Extras, HandlerFor<T, UserCaller>]
): void {
  const [extras, handler] = given.length === 1 ? [{}, given[0]] : given;
  serve(app, operation, extras, async (request, reply) =>
    handler(request, await app.callers.requireUser(request), reply),
  );
}

/** The handler reads a form as a stream and validates it. */
const allButBody: FastifySchemaCompiler<FastifySchema> = (route) =>
  route.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(route as never);

/** Fastify passes null for an absent body, which no optional schema accepts. */
export const absentBodyAsUndefined: FastifySchemaCompiler<FastifySchema> = (route) => {
  const validate = validatorCompiler(route as never);
  return route.httpPart === 'body' ? (value: unknown) => validate(value ?? undefined) : validate;
};
