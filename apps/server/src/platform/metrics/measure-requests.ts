import { operations } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, failureCode, headers } = request;
    const route = routeOptions.url ?? '(none)';
    const status = String(reply.statusCode);
    metrics.requestSeconds.observe({ method, route, status }, reply.elapsedTime / 1000);
    if (failureCode) metrics.failures.inc({ route, code: failureCode });
    if (route === operations.uploadPhoto.path && reply.statusCode === 200) {
      metrics.uploadBytes.inc(Number(headers['content-length'] ?? 0));
    }
  });
}
