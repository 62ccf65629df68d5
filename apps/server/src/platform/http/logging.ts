import type { FastifyInstance, FastifyServerOptions } from 'fastify';

export interface LogDestination {
  write(line: string): void;
}

/**
 * One line per answer: which route, which status, how long. Never an address with its query, a header, a
 * body or a storage path: signed links, cookies and pictures stay out of the log. The redaction is the
 * second lock, should someone log a request or a body after all.
 */
export function loggerOptions(level: string, destination?: LogDestination): FastifyServerOptions['logger'] {
  return {
    level,
    ...(destination && { stream: destination }),
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url ?? '(none)' }),
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
];
const redactedPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Health checks come every few seconds and say nothing. */
const quietRoutes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(none)';
    if (quietRoutes.has(route) && reply.statusCode < 400) return;
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
