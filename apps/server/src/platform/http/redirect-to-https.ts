import type { FastifyInstance } from 'fastify';

/**
 * Sends readers of an http address to https, if the public address is one and the proxy in front says how they came.
 * Probes and neighbours that reach the service without a proxy are answered as they are.
 */
export function redirectToHttps(app: FastifyInstance, publicUrl: string | undefined): void {
  if (!publicUrl?.startsWith('https:')) return;
  app.addHook('onRequest', async (request, reply) => {
    // The header decides and not request.protocol, which is the socket's where no proxy is trusted.
    const nearest = String(request.headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1)!
      .trim();
    if (nearest === 'http') return reply.redirect(`${publicUrl}${request.url}`, 308);
  });
}
