import { photosArchive } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../../platform/http/address-of.ts';
import { serve } from '../../../platform/http/route.ts';
import { requireOwnPhoto } from '../files/photo-rows.ts';
import { archiveOf } from './archive-of.ts';
import { filesToTake } from './files-to-take.ts';
import { folderNames } from './folder-names.ts';
import type { TakeHomeParts } from './serve-photo-archive.ts';

export function servePhotosArchive(app: FastifyInstance, parts: TakeHomeParts): void {
  const { db, clock, callers, limits } = parts;
  serve(
    app,
    photosArchive,
    async (request, reply) => {
      const caller = await callers.require(request);
      const { photoIds, ...wish } = request.query;
      const ids = [...new Set(photoIds.split(','))];
      const rows = await Promise.all(ids.map((photoId) => requireOwnPhoto(db, caller, photoId)));
      const requester = { owner: caller.owner, address: addressOf(request) };
      const folders = folderNames(rows);
      const files: { fileName: string; bytes: Buffer }[] = [];
      for (const [index, row] of rows.entries()) {
        const taken = await filesToTake(parts, row, {
          ...wish,
          requester,
          requestId: request.id,
          now: new Date(clock()),
        });
        for (const { fileName, bytes } of taken)
          files.push({ fileName: `${folders[index]}/${fileName}`, bytes });
      }
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="vesika-photos.zip"')
        .header('cache-control', 'private, no-store')
        .send(await archiveOf(files));
    },
    { onRequest: limits.hook() },
  );
}
