import { problemMediaType, v1Root } from '@vesika/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import { drain } from './drain.ts';
import { toFailure, toProblem } from './failure.ts';
import { logFailure } from './logging.ts';

/** Call this before registering any scope or plugin, because Fastify inherits the handler only then. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
}

export function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const told = hasLeft(request) ? new ServiceError('request-cancelled', {}, { cause: error }) : error;
  const failure = toFailure(told, request.id);
  logFailure(request, error, failure);
  const { retryAfterSeconds } = failure.body.facts;
  // Fastify closes the connection of a body that it refuses for its length.
  reply.removeHeader('connection');
  if (!request.raw.complete) drain(request.raw);
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', retryAfterSeconds);
  reply.code(failure.status).header('cache-control', 'no-store');
  if (!request.url.startsWith(v1Root)) return reply.send(failure.body);
  // Serialised here, because the operation's schemas only describe successes.
  return reply.type(problemMediaType).send(JSON.stringify(toProblem(failure)));
}

function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
