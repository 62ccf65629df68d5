import { addToBatch } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import { serveUser } from '../../../platform/http/route.ts';
import type { Counter } from '../../../platform/limits/counters.ts';
import type { Places } from '../../../platform/limits/places.ts';
import type { FreeSpace } from '../../../platform/storage/free-space.ts';
import type { TemporaryUploads } from '../../../platform/storage/temporary-uploads.ts';
import type { UploadPatience, Uploads } from '../../photos/index.ts';
import { batchJson } from '../batch-json.ts';
import { requireBatch } from '../batch-rows.ts';
import type { BulkParts } from '../bulk-parts.ts';
import { createAddFiles } from './add-files.ts';
import { discardAll, receiveFiles } from './receive-files.ts';

export interface AddToBatchParts {
  temporaryUploads: TemporaryUploads;
  freeSpace: FreeSpace;
  places: Places;
  quota: Counter;
  patience: UploadPatience;
  uploads: Uploads;
}

export function serveAddToBatch(app: FastifyInstance, parts: BulkParts & AddToBatchParts): void {
  const { db, temporaryUploads, freeSpace, places, quota, patience, bounds } = parts;
  const addFile = createAddFiles({ ...parts, limits: bounds });
  serveUser(app, addToBatch, { config: { slowBody: true } }, async (request, { userId }) => {
    const { batchId } = request.params;
    const { state } = await requireBatch(db, userId, batchId);
    if (state !== 'filling') throw new ServiceError('batch-not-possible');
    const address = addressOf(request);
    const leave = places.take(address);
    if (!leave) throw new ServiceError('busy', { retryAfterSeconds: 5 });
    try {
      await freeSpace.require();
      const room = { files: bounds.files, bytes: bounds.totalBytes };
      const received = await receiveFiles(request, temporaryUploads, room, patience);
      try {
        const megabytes = received.reduce((sum, { upload }) => sum + upload.bytes, 0) / 2 ** 20;
        await quota.require(userId, Math.ceil(megabytes));
        const place = { batchId, userId, address, requestId: request.id };
        for (const file of received) await addFile(place, file);
      } finally {
        await discardAll(received);
      }
      return { batch: await batchJson(parts, await requireBatch(db, userId, batchId)) };
    } finally {
      leave();
    }
  });
}
