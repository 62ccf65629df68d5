import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import { toFailure } from './failure.ts';

/** To be called before any scope or plugin is registered: Fastify hands the handler down only then. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
}

export function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = toFailure(error, request.id);
  logFailure(request, error);
  const retryAfterSeconds = error instanceof ServiceError ? error.facts.retryAfterSeconds : undefined;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

/** Ours with its cause, the caller's as one word. */
export function logFailure(request: FastifyRequest, error: unknown): void {
  const { status, body } = toFailure(error, request.id);
  if (status >= 500 && status !== 503) request.log.error({ err: error, code: body.code }, 'request failed');
  else request.log.info({ code: body.code }, 'request refused');
}
