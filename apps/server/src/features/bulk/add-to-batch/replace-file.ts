import { replaceBatchFile } from '@vesika/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serveUser } from '../../../platform/http/route.ts';
import { type BulkBatchRow, bulkFiles, bulkItems, userPhotos } from '../../../schema/index.ts';
import type { ReceivedPicture, Uploads } from '../../photos/index.ts';
import { batchJson, currentPlan } from '../batch-json.ts';
import { beginChange, changeItems, insertItems, requireBatch, setState } from '../batch-rows.ts';
import type { BulkParts } from '../bulk-parts.ts';
import { requireBulk } from '../included.ts';
import { storePicture } from './add-files.ts';

export interface ReplaceParts extends BulkParts {
  uploads: Uploads;
}

/** Another picture in the same row: what was not taken of the row is made again from it. */
export function serveReplaceFile(app: FastifyInstance, parts: ReplaceParts): void {
  const { db, clock, uploads, tellBegun } = parts;
  serveUser(app, replaceBatchFile, { config: { slowBody: true } }, async (request, { userId }) => {
    const { batchId, fileId } = request.params;
    await requireBatch(db, userId, batchId);
    await requireBulk(db, userId, clock);
    const { picture } = await uploads.receive(request, z.object({}), userId);
    await db.transaction(async (tx) => {
      const batch = await beginChange(tx, batchId);
      if (!batch) throw new ServiceError('batch-not-found');
      if (batch.state === 'filling') throw new ServiceError('batch-not-possible');
      await replacePicture(tx, parts, { batch, fileId, picture });
      await setState(tx, batch, { state: 'running', pauseReason: null, endedAt: null });
    });
    tellBegun();
    return { batch: await batchJson(parts, await requireBatch(db, userId, batchId)) };
  });
}

interface Replacement {
  batch: BulkBatchRow;
  fileId: string;
  picture: ReceivedPicture;
}

async function replacePicture(tx: Database, parts: ReplaceParts, { batch, fileId, picture }: Replacement) {
  const { id: batchId, userId, changes: change } = batch;
  const stored = await storePicture(tx, parts, { userId, picture });
  const own = and(eq(bulkFiles.id, fileId), eq(bulkFiles.batchId, batchId));
  const replaced = await tx
    .update(bulkFiles)
    .set({ ...stored, problem: null, change })
    .where(own)
    .returning({ id: bulkFiles.id });
  if (replaced.length === 0) throw new ServiceError('batch-not-found');
  const isTaken = sql`exists (select 1 from ${userPhotos}
    where ${userPhotos.id} = ${bulkItems.photoId} and ${userPhotos.unlockedAt} is not null)`;
  const left = and(eq(bulkItems.fileId, fileId), sql`${bulkItems.state} <> 'making'`, sql`not ${isTaken}`);
  const again = { state: 'waiting', problem: null, photoId: null } as const;
  if ((await changeItems(tx, batch, left, again)) > 0) return;
  if ((await tx.$count(bulkItems, eq(bulkItems.fileId, fileId))) > 0) {
    throw new ServiceError('batch-not-possible');
  }
  // The file was refused before anything was planned for it.
  const plan = await currentPlan({ ...parts, db: tx }, batch);
  const planned = plan.files.filter((each) => each.fileId === fileId);
  if ((await insertItems(tx, batch, planned)) === 0) throw new ServiceError('batch-empty');
}
