import { hasLocation, photoWithReportSchema, type V1Operation, v1Operations } from '@vesika/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
  RouteOptions,
} from 'fastify';
import { z } from 'zod';
import { absentBodyAsUndefined } from '../../platform/http/route.ts';
import { validatorCompiler } from '../../platform/http/zod-schemas.ts';
import type { AccountCaller, KeyCaller } from './key-callers.ts';
import type { KeyDoor } from './key-door.ts';

type Output<T, Key extends string> =
  T extends Record<Key, infer S extends z.ZodType> ? z.output<S> : undefined;

type V1Request<T extends V1Operation> = FastifyRequest<{
  Body: Output<T, 'body'> | (T extends Record<'form', unknown> ? undefined : never);
  Querystring: Output<T, 'querystring'>;
  Params: Output<T, 'params'>;
}>;

type Handler<T extends V1Operation> = (
  request: V1Request<T>,
  caller: T extends { isOpen: true }
    ? undefined
    : T extends { allowsSession: true }
      ? AccountCaller
      : KeyCaller,
  reply: FastifyReply,
) => Promise<
  T extends Record<'response', unknown>
    ? Output<T, 'response'>
    : // A file, which the handler sends.
      T extends Record<'produces', unknown>
      ? FastifyReply
      : void
>;

export function serveV1<T extends V1Operation>(
  app: FastifyInstance,
  door: KeyDoor,
  operation: T,
  handler: Handler<T>,
): void {
  const { method, path, isOpen, status = 200 } = operation as V1Operation;
  const { body, form, querystring = noQuery, params, response } = operation as V1Operation;
  app.route({
    method,
    url: path,
    schema: {
      ...(body && { body }),
      querystring,
      ...(params && { params }),
      ...(response && { response: { [status]: response } }),
    },
    validatorCompiler: form ? formAsUndefined : absentBodyAsUndefined,
    config: { isReadByOtherSites: isOpen === true },
    ...door.log.hooksOf(operation),
    onRequest: door.hook(operation),
    handler: (async (request: V1Request<T>, reply: FastifyReply) => {
      const caller = isOpen ? undefined : door.callerOf(request);
      const answer = await handler(request, caller as Parameters<Handler<T>>[1], reply);
      if (answer === reply) return reply;
      if (reply.statusCode === 200) reply.code(status);
      if (response === photoWithReportSchema) door.log.notePhoto(request, (answer as { id: string }).id);
      const location = locationOf(operation, answer);
      if (location) reply.header('location', location);
      return reply.send(answer);
    }) as RouteOptions['handler'],
  });
}

/** An operation without parameters ignores none either. */
const noQuery = z.strictObject({});

/** The handler reads and validates a form as a stream. */
const formAsUndefined: FastifySchemaCompiler<FastifySchema> = (route) => {
  const validate = validatorCompiler(route as never);
  if (route.httpPart !== 'body') return validate;
  return (value: unknown) => (value == null ? { value: undefined } : validate(value));
};

/** Address of what a POST has made or begun, if an operation reads it there. */
function locationOf(operation: V1Operation, answer: unknown): string | undefined {
  if (!hasLocation(operation, Object.values<V1Operation>(v1Operations))) return undefined;
  return `${operation.path}/${(answer as { id: string }).id}`;
}
