import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { v1Root } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { isCacheable, isData } from './caching.ts';

/** Smaller answers fit into one packet anyway. */
const bytesMin = 1024;

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/**
 * Compresses data for programs and data that may be cached. The private answers of pages stay plain, because the length
 * of a compressed one tells another site about the secrets in it (BREACH).
 */
export function compressData(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !isData(reply)) return payload;
    if (!request.url.startsWith(v1Root) && !isCacheable(reply)) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (!encoding || Buffer.byteLength(payload) < bytesMin) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressors[encoding](payload);
  });
}

/** Brotli before gzip; undefined if the caller takes neither. */
export function acceptedEncoding(
  header: string | string[] | undefined,
): keyof typeof compressors | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]!.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((each) => accepted.includes(each));
}
