import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import { operations, uploadBytesMax } from '@vesika/contract';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { ServiceError } from '../errors/service-error.ts';
import { handleErrors } from './error-handler.ts';
import { type LogDestination, logAnswers, loggerOptions } from './logging.ts';
import { documentApi } from './openapi.ts';
import { setSecurityHeaders } from './security-headers.ts';

export interface HttpServerOptions {
  logLevel: string;
  logDestination?: LogDestination | undefined;
  trustProxy: string;
  https: boolean;
}

/** Fastify with everything that is not about photos. */
export async function openHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(options.logLevel, options.logDestination),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: parseTrustProxy(options.trustProxy),
    // Everything but uploads is small; those have their own limit.
    bodyLimit: 64 * 1024,
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  handleErrors(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  logAnswers(app);
  await setSecurityHeaders(app, options);
  await documentApi(app);
  await app.register(underPressure, {
    maxEventLoopDelay: 1000,
    pressureHandler: ({ routeOptions }) => {
      // Whoever asks whether the process is alive must not take a busy one for a dead one.
      if (routeOptions.url === operations.healthz.path) return;
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

function parseTrustProxy(setting: string): boolean | string {
  if (setting === 'true' || setting === '1') return true;
  return setting === 'false' || setting === '0' ? false : setting;
}
