import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import { toFailure } from './failure.ts';
import { logFailure } from './logging.ts';

/** To be called before any scope or plugin is registered: Fastify hands the handler down only then. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
}

export function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const failure = toFailure(error, request.id);
  logFailure(request, error, failure);
  const retryAfterSeconds = error instanceof ServiceError ? error.facts.retryAfterSeconds : undefined;
  // Nobody reads on what was refused before it was all there.
  if (!request.raw.complete) reply.header('connection', 'close');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(failure.status).header('cache-control', 'no-store').send(failure.body);
}
