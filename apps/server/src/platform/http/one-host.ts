import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';

/** Node takes the first of several Host headers, and a proxy may take another (RFC 9112, 3.2). */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new ServiceError('request-invalid');
  });
}
