import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites may read the route, without cookies or keys. */
    isReadByOtherSites?: boolean;
  }
}

/**
 * Answers OPTIONS with the methods of an address, and any other method that the address lacks with 405 (RFC 9110).
 * Register this before the routes.
 */
export function answerOtherMethods(app: FastifyInstance): void {
  const addresses = new Map<string, Address>();

  app.addHook('onRoute', ({ url, method, config }) => {
    const address = addresses.get(url) ?? newAddress(url);
    for (const each of [method].flat()) address.methods.add(each);
    address.isReadByOtherSites ||= config?.isReadByOtherSites === true;
    addresses.set(url, address);
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const path = request.url.split('?')[0]!;
    const matching = [...addresses.values()].filter(({ expression }) => expression.test(path));
    if (matching.length === 0) return;
    const methods = [...new Set(matching.flatMap((address) => [...address.methods]))].sort();
    reply.header('allow', [...methods, 'OPTIONS'].join(', '));
    if (request.method !== 'OPTIONS') throw new ServiceError('method-not-allowed');
    if (matching.some(({ isReadByOtherSites }) => isReadByOtherSites)) reply.headers(preflight);
    return reply.code(204).send();
  });
}

interface Address {
  expression: RegExp;
  methods: Set<string>;
  isReadByOtherSites: boolean;
}

function newAddress(url: string): Address {
  return { expression: expressionOf(url), methods: new Set(), isReadByOtherSites: false };
}

/** Headers of a preflight answer. Pages may send a known ETag but no API key, because a page would reveal the key. */
const preflight = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'if-none-match',
  'access-control-max-age': '86400',
};

/** `/api/photos/:photoId` and `/files/*` as regular expressions; `*` is at least one letter, and a trailing slash makes no difference. */
function expressionOf(pattern: string): RegExp {
  const literal = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const open = literal.replace(/:\w+/g, '[^/]+').replaceAll('*', '.+');
  return new RegExp(`^${open.replace(/\/$/, '')}/?$`);
}
