import { photoArchive } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../../platform/http/address-of.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { downloadName } from '../files/photo-files.ts';
import { requireOwnPhoto } from '../files/photo-rows.ts';
import type { FileDesk } from '../jobs/job-desk.ts';
import { archiveOf } from './archive-of.ts';
import { filesToTake } from './files-to-take.ts';

export interface TakeHomeParts extends Pick<Platform, 'db' | 'storage' | 'clock' | 'callers' | 'limits'> {
  fileDesk: FileDesk;
}

export function servePhotoArchive(app: FastifyInstance, parts: TakeHomeParts): void {
  const { db, clock, callers, limits } = parts;
  serve(app, photoArchive, { onRequest: limits.hook() }, async (request, reply) => {
    const caller = await callers.require(request);
    const row = await requireOwnPhoto(db, caller, request.params.photoId);
    const requester = { owner: caller.owner, address: addressOf(request) };
    const files = await filesToTake(parts, row, {
      ...request.query,
      requester,
      requestId: request.id,
      now: new Date(clock()),
    });
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${downloadName(row, 'zip')}"`)
      .header('cache-control', 'private, no-store')
      .send(await archiveOf(files));
  });
}
