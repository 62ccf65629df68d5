import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import { operations, uploadBytesMax } from '@vesika/contract';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Environment } from '../env.ts';
import { ServiceError } from '../errors/service-error.ts';
import { refuseBrokenText } from './broken-text.ts';
import { keepAnswersOutOfCaches } from './caching.ts';
import { answerClientError } from './client-error.ts';
import { answerFailure, handleErrors } from './error-handler.ts';
import { type LogDestination, logAnswers, loggerOptions } from './logging.ts';
import { documentApi } from './openapi.ts';
import { requestIdOf, tellRequestId } from './request-id.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { endSlowRequests } from './slow-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Costs nothing, and half a page is worth less than none. */
    evenWhenBusy?: true;
  }
}

export interface HttpServerOptions {
  logLevel: string;
  logDestination?: LogDestination | undefined;
  trustProxy: Environment['TRUST_PROXY'];
  https: boolean;
}

/** Fastify with everything that is not about photos. */
export async function openHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(options.logLevel, options.logDestination),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request),
    trustProxy: trustOf(options.trustProxy),
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    // Everything but uploads is small; those have their own limit.
    bodyLimit: 64 * 1024,
    // Of the slowest, a ZIP; everybody else is kept to less by endSlowRequests.
    requestTimeout: 7200_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  handleErrors(app);
  app.decorateRequest('failureCode', undefined);
  tellRequestId(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  logAnswers(app);
  endSlowRequests(app);
  await setSecurityHeaders(app, options);
  keepAnswersOutOfCaches(app);
  refuseBrokenText(app);
  await documentApi(app);
  await app.register(underPressure, {
    maxEventLoopDelay: 1000,
    // One stall alone, as of a cold start or a machine that does other things, is no reason to refuse anybody.
    sampleInterval: 3000,
    pressureHandler: ({ routeOptions }) => {
      // Whoever asks whether the process is alive must not take a busy one for a dead one.
      if (routeOptions.url === operations.healthz.path || routeOptions.config.evenWhenBusy) return;
      throw new ServiceError('busy', { retryAfterSeconds: 5 });
    },
  });
  await app.register(multipart, {
    limits: {
      files: 1,
      fileSize: uploadBytesMax,
      fields: 10,
      parts: 11,
      fieldSize: 1000,
      fieldNameSize: 100,
    },
  });
  return app;
}

/** Hops are counted from ours on: what lies beyond the last trusted one is the client, whatever it says. */
function trustOf(trusted: HttpServerOptions['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

/** What Fastify refuses before it looks for a route, such as an address that is no text. */
function answerFrameworkError(error: Error, request: unknown, reply: unknown): void {
  void answerFailure(error, request as FastifyRequest, reply as FastifyReply);
}
