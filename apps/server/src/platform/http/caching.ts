import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Gives data that may be cached an ETag, and answers 304 to a caller that has it. What shared caches may hold is public,
 * so pages of other sites may read it too, without cookies.
 */
export function revalidateData(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.statusCode !== 200 || !isCacheable(reply)) return payload;
    if (/\bpublic\b/.test(cachingOf(reply))) {
      reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', exposed);
      reply.header('cross-origin-resource-policy', 'cross-origin');
    }
    const etag = `W/"${hash('sha256', payload, 'base64url')}"`;
    reply.header('etag', etag);
    if (!isKnown(etag, request.headers['if-none-match'])) return payload;
    reply.code(304).removeHeader('content-type');
    return null;
  });
}

/** Headers that pages of other sites may read. */
const exposed = 'etag, ratelimit, ratelimit-policy';

/** Whether a caller may store the data and ask later whether it has changed. */
export function isCacheable(reply: FastifyReply): boolean {
  return isData(reply) && cachingOf(reply) !== '' && !cachingOf(reply).includes('no-store');
}

function isKnown(etag: string, requested: string | undefined): boolean {
  return requested?.split(',').some((each) => ['*', etag].includes(each.trim())) ?? false;
}

export function isData(reply: FastifyReply): boolean {
  return /^application\/(problem\+)?json/.test(String(reply.getHeader('content-type') ?? ''));
}

function cachingOf(reply: FastifyReply): string {
  return String(reply.getHeader('cache-control') ?? '');
}
