import { exportAccount } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import type { Platform } from '../../../platform/platform.ts';
import { loadFeatures } from '../../photos/index.ts';
import { letterKeysOf } from '../../refusal-letters/index.ts';
import { readAccount } from './account-record.ts';
import { planArchive } from './archive-files.ts';
import { streamArchive } from './stream-archive.ts';

type ExportAccountParts = Pick<Platform, 'db' | 'storage' | 'callers' | 'limits' | 'clock'>;

export function serveExportAccount(app: FastifyInstance, parts: ExportAccountParts): void {
  const { db, storage, callers, limits, clock } = parts;
  serve(app, exportAccount, { onRequest: limits.hook() }, async (request, reply) => {
    const { userId, owner } = await callers.requireUser(request);
    const { account, photos, rows } = await readAccount(db, userId);
    const exportedAt = new Date(clock());
    const featuresOf = await loadFeatures(db, userId, exportedAt);
    const letters = await letterKeysOf(db, userId);
    const { files, placeOf } = await planArchive(storage, owner, photos, { featuresOf, letters });
    const photosWithPlaces = photos.map((photo) => ({ ...photo, ...placeOf(photo) }));
    const record = { exportedAt, account, ...rows, photos: photosWithPlaces };
    const fileName = `vesika-account-${exportedAt.toISOString().slice(0, 10)}.zip`;
    const about = { type: 'application/zip', fileName };
    return sendFile(reply, about, streamArchive(storage, record, files));
  });
}
