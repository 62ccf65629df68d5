import { downloadFile } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SignedLinks } from '../../../platform/storage/signed-links.ts';
import { parseStorageKey } from '../../../platform/storage/storage-key.ts';

const mimes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

interface DownloadParts extends Pick<Platform, 'storage'> {
  links: SignedLinks;
}

/** The link is the permission: its holder may fetch the file until it expires. */
export function serveDownloadFile(app: FastifyInstance, { storage, links }: DownloadParts): void {
  serve(app, downloadFile, async ({ params, query }, reply) => {
    const key = parseStorageKey(params['*']);
    const mime = key && mimes[key.slice(key.lastIndexOf('.') + 1)];
    if (!key || !mime) throw new ServiceError('file-link-invalid');
    const verdict = links.verify(key, query);
    if (verdict !== 'valid') throw new ServiceError(`file-link-${verdict}`);
    const file = await storage.open(key);
    if (!file) throw new ServiceError('file-not-found');
    const disposition = query.download === undefined ? 'inline' : `attachment; filename="${query.download}"`;
    return (
      reply
        .type(mime)
        .header('content-length', file.bytes)
        .header('content-disposition', disposition)
        // A face that its owner deletes must not stay in the cache of a shared browser.
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(file.stream)
    );
  });
}
