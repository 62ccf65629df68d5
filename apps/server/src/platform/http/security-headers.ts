import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Cross-origin isolation (COOP, COEP) keeps other sites out of the process of a page with a passport photo.
 * `upgrade-insecure-requests` is omitted without https, because a page on http://localhost would then request its
 * scripts over https.
 */
export async function setSecurityHeaders(app: FastifyInstance, options: { https: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: cspDirectives([], options) },
    crossOriginEmbedderPolicy: true,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(self)');
  });
}

export function contentSecurityPolicy(scripts: readonly string[], options: { https: boolean }): string {
  return Object.entries(cspDirectives(scripts, options))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function cspDirectives(scripts: readonly string[], { https }: { https: boolean }) {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map((source) => `'${source}'`)],
    'script-src-attr': ["'none'"],
    // Widgets position themselves by style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Previews are blob:, results are data:.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'data:', 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
  } satisfies Record<string, string[]>;
}

/** Names the scheme of authentication in every 401, as RFC 9110 and RFC 6750 demand. */
export function challengeUnauthorized(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 401) return;
    // The challenge names no error if the request has no credentials.
    const fault = request.headers.authorization === undefined ? '' : ', error="invalid_token"';
    reply.header('www-authenticate', `Bearer realm="vesika"${fault}`);
  });
}
