import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import { openapiPath, operations, uploadBytesMax } from '@vesika/contract';
import { browserDocument } from '@vesika/contract/openapi';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Environment } from '../env.ts';
import { ServiceError } from '../errors/service-error.ts';
import { refuseBrokenText } from './broken-text.ts';
import { revalidateData } from './caching.ts';
import { answerClientError } from './client-error.ts';
import { compressData } from './compression.ts';
import { answerFailure, handleErrors } from './error-handler.ts';
import { type LogDestination, logAnswers, loggerOptions } from './logging.ts';
import { answerOtherMethods } from './methods.ts';
import { redirectToHttps } from './redirect-to-https.ts';
import { challengeUnauthorized, setSecurityHeaders } from './security-headers.ts';
import { endSlowRequests } from './slow-requests.ts';
import { serializerCompiler, validatorCompiler } from './zod-schemas.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answer even under pressure: the route is cheap, and half a page is worse than none. */
    evenWhenBusy?: true;
  }
}

interface HttpServerOptions {
  logLevel: string;
  logDestination?: LogDestination | undefined;
  trustProxy: Environment['TRUST_PROXY'];
  https: boolean;
  publicUrl?: Environment['PUBLIC_URL'];
}

export async function openHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(options.logLevel, options.logDestination),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request),
    trustProxy: trustOf(options.trustProxy),
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    bodyLimit: 64 * 1024,
    // For the slowest upload, a ZIP; endSlowRequests is stricter for all others.
    requestTimeout: 7200_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  handleErrors(app);
  app.decorateRequest('failureCode', undefined);
  tellRequestId(app);
  refuseSeveralHosts(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  logAnswers(app);
  endSlowRequests(app);
  await setSecurityHeaders(app, options);
  redirectToHttps(app, options.publicUrl);
  answerOtherMethods(app);
  challengeUnauthorized(app);
  keepAnswersOutOfCaches(app);
  // The ETag is that of the plain text.
  revalidateData(app);
  compressData(app);
  refuseBrokenText(app);
  await app.register(underPressure, {
    maxEventLoopDelay: 1000,
    // A long interval, so that a single stall such as a cold start refuses nobody.
    sampleInterval: 3000,
    pressureHandler: ({ routeOptions }) => {
      // A liveness probe must not mistake a busy process for a dead one.
      if (routeOptions.url === operations.healthz.path || routeOptions.config.evenWhenBusy) return;
      throw new ServiceError('busy', { retryAfterSeconds: 5 });
    },
  });
  await app.register(multipart, {
    preservePath: true,
    limits: {
      files: 1,
      fileSize: uploadBytesMax,
      fields: 10,
      parts: 11,
      fieldSize: 1000,
      fieldNameSize: 100,
    },
  });
  app.get(openapiPath, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return browserDocument();
  });
  return app;
}

/** Hops are counted from ours; the address beyond the last trusted hop is the client's. */
function trustOf(trusted: HttpServerOptions['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

function answerFrameworkError(error: Error, request: unknown, reply: unknown): void {
  void answerFailure(error, request as FastifyRequest, reply as FastifyReply);
}

function keepAnswersOutOfCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const isData = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    if (isData && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

const requestIdHeader = 'x-request-id';
/** Accepted request ids; nothing in them can break a line of the log. */
const idPattern = /^[A-Za-z0-9_-]{8,64}$/;

function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && idPattern.test(given) ? given : randomUUID();
}

function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
}

/** Node takes the first of several Host headers, and a proxy may take another (RFC 9112, 3.2). */
function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new ServiceError('request-invalid');
  });
}
