import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ToldFailure } from './failure.ts';

export interface LogDestination {
  write(line: string): void;
}

/**
 * Queries, headers, bodies and storage paths contain signed links and cookies, so they are never logged; the redaction is a
 * second safeguard.
 */
export function loggerOptions(level: string, destination?: LogDestination): FastifyServerOptions['logger'] {
  return {
    level,
    base: null,
    ...(destination && { stream: destination }),
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url ?? '(none)' }),
      err: loggedError,
    },
    redact: { paths: redactedPaths, censor: '[redacted]' },
  };
}

const secretNames = [
  'imageUrl',
  'url',
  'downloadUrl',
  'path',
  'signature',
  'cookie',
  'cookies',
  'authorization',
  'processedImageBase64',
  'body',
  'headers',
  'source',
  'email',
  'password',
  'token',
  'access_token',
  'refresh_token',
];
const redactedPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

const quietRoutes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    if (quietRoutes.has(route)) return;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    failureCode: string | undefined;
  }
}

export function logFailure(request: FastifyRequest, error: unknown, { status, body }: ToldFailure): void {
  const { code } = body;
  request.failureCode = code;
  if (status >= 500 && status !== 503) request.log.error({ err: error, code }, 'request failed');
  else if (!quietRoutes.has(routeOf(request))) request.log.info({ code }, 'request refused');
}

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(none)';
}

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: LoggedError;
};

/** Postgres repeats the values of a query in `detail` and its own message lists them, but they are personal data. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, cause } = error;
  const { code, constraint } = error as { code?: string; constraint?: string };
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  return {
    type: name,
    message,
    stack: error.stack?.replace(error.message, () => message) ?? '',
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
