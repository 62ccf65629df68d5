import { deleteUpload } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteDraftOf } from '../drafts/drafts.ts';
import { ownOriginal } from '../originals/accept-original.ts';
import { deleteOriginals } from '../originals/stored-originals.ts';

type DeleteUploadParts = Pick<Platform, 'db' | 'storage' | 'callers' | 'limits'>;

export function serveDeleteUpload(app: FastifyInstance, parts: DeleteUploadParts): void {
  const { db, storage, callers, limits } = parts;
  serve(app, deleteUpload, { onRequest: limits.hook() }, async (request) => {
    const caller = await callers.require(request);
    const origin = `${request.protocol}://${request.host}`;
    const original = ownOriginal(storage, request.body, { caller, origin });
    if ((await storage.bytesOf(original)) === undefined) throw new ServiceError('image-not-found');
    await deleteOriginals({ storage, db }, [original]);
    await deleteDraftOf(db, caller.owner, original);
    return { deleted: true as const };
  });
}
