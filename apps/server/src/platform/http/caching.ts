import type { FastifyInstance } from 'fastify';

/** Answers are private or momentary by default; a route that may be cached says so. */
export function keepAnswersOutOfCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const isData = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    if (isData && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
