import type { FastifyInstance } from 'fastify';

export function keepAnswersOutOfCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const isData = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    if (isData && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
