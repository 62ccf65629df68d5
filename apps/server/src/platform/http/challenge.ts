import type { FastifyInstance } from 'fastify';

/** Names the scheme of authentication in every 401, as RFC 9110 and RFC 6750 demand. */
export function challengeUnauthorized(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 401) return;
    // The challenge names no error if the request has no credentials.
    const fault = request.headers.authorization === undefined ? '' : ', error="invalid_token"';
    reply.header('www-authenticate', `Bearer realm="vesika"${fault}`);
  });
}
