import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';

export function takePlainForms(scope: FastifyInstance, bytesMax = 8192): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bytesMax },
    (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
  );
}

export function readPlainForm({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/**
 * Browsers before Sec-Fetch-Site send Origin with every form; another tool sends neither. A page without a referrer, as
 * most of ours are, names its origin `null`, which another site can do too.
 */
export function refuseForeignForm(request: FastifyRequest): void {
  const { 'sec-fetch-site': from, origin } = request.headers;
  const isNamedForeign = origin !== undefined && !isOwn(request, origin);
  const isForeign =
    from === undefined ? isNamedForeign : from !== 'same-origin' || (isNamedForeign && origin !== 'null');
  if (isForeign) throw new ServiceError('request-invalid');
}

/** A proxy may speak http to this server, so hosts are compared. */
function isOwn({ host }: FastifyRequest, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/** Its forms name their origin; other sites still get no referrer. */
export function sendPlainPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .send(page);
}
