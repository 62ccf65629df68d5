import { authErrors } from '@vesika/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { answerFailure } from '../../platform/http/error-handler.ts';
import { outageOf } from '../../platform/http/outage.ts';
import { isValidationError } from '../../platform/http/zod-schemas.ts';
import { AuthError } from './auth-error.ts';
import { sentenceOf } from './request-fields.ts';

/** Supabase's client reads error codes only if the answer names the API version. */
const versionHeader = ['x-supabase-api-version', '2024-01-01'] as const;

export async function openAuthScope(
  app: FastifyInstance,
  serveRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(
    (scope, _options, done) => {
      scope.setErrorHandler((error: Error, request, reply) => {
        void answerRefusal(error, request, reply);
      });
      takeEmptyJson(scope);
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header(...versionHeader).header('cache-control', 'no-store');
      });
      serveRoutes(scope);
      done();
    },
    { prefix: '/auth/v1' },
  );
}

/** The client sets a content type even without a body. */
function takeEmptyJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}

function answerRefusal(error: Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ServiceError || outageOf(error)) return answerFailure(error, request, reply);
  const refusal = refusalOf(error);
  const { status } = authErrors[refusal.code];
  if (status >= 500) request.log.error({ err: error, code: refusal.code }, 'request failed');
  else request.log.info({ code: refusal.code }, 'request refused');
  const { retryAfterSeconds, ...details } = refusal.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.code(status).send({ code: refusal.code, message: refusal.message, ...details });
}

function refusalOf(error: Error): AuthError {
  if (error instanceof AuthError) return error;
  if (isValidationError(error)) {
    const [wrong] = error.validation;
    const field = wrong?.instancePath.split('/').filter(Boolean).join('.');
    const message = sentenceOf(wrong?.message);
    return new AuthError('validation_failed', {
      field: field || (error.validationContext ?? 'body'),
      ...(message && { message }),
    });
  }
  const { statusCode = 500 } = error as { statusCode?: number };
  return new AuthError(statusCode < 500 ? 'bad_json' : 'unexpected_failure');
}
