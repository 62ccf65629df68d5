import { photosArchive } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import type { UserPhotoRow } from '../../../platform/database/schema/index.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import { serve } from '../../../platform/http/route.ts';
import { downloadName } from '../files/photo-files.ts';
import { requireOwnPhoto } from '../files/photo-rows.ts';
import { archiveOf } from './archive-of.ts';
import { filesToTake } from './files-to-take.ts';
import type { TakeHomeParts } from './serve-photo-archive.ts';

export function servePhotosArchive(app: FastifyInstance, parts: TakeHomeParts): void {
  const { db, clock, callers, limits } = parts;
  serve(app, photosArchive, { onRequest: limits.hook() }, async (request, reply) => {
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
  });
}

type Named = Pick<UserPhotoRow, 'countryCode' | 'documentType' | 'variant' | 'personName'>;

function folderNames(rows: readonly Named[]): string[] {
  const given = new Map<string, number>();
  return rows.map((row) => {
    const document = downloadName(row, '').replace(/^vesika-|\.$/g, '');
    const name = row.personName === null ? document : `${safe(row.personName)} ${document}`.trim();
    const key = name.toLowerCase();
    const count = (given.get(key) ?? 0) + 1;
    given.set(key, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

/** Removes characters that could leave the archive or that file systems refuse. */
function safe(name: string): string {
  return name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(/\s+/g, ' ');
}
