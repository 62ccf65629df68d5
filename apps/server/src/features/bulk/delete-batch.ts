import { deleteBatch } from '@vesika/contract';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { lockAccount } from '../../account/account.ts';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { serveUser } from '../../platform/http/route.ts';
import type { StorageKey } from '../../platform/storage/storage-key.ts';
import { bulkBatches, bulkFiles, bulkItems } from '../../schema/index.ts';
import { deleteOriginals, deletePhotoFiles, deletePhotoRows } from '../photos/index.ts';
import { beginChange, requireBatch } from './batch-rows.ts';
import type { BulkParts } from './bulk-parts.ts';

type DeleteParts = Pick<BulkParts, 'db' | 'storage' | 'cancelJob'>;

/** Deletes the rows first: files left by a crash are not visible anywhere, and the daily sweep removes them. */
export function serveDeleteBatch(app: FastifyInstance, parts: DeleteParts): void {
  const { db, storage, cancelJob } = parts;
  serveUser(app, deleteBatch, async (request, { userId, owner }) => {
    const { id } = await requireBatch(db, userId, request.params.batchId);
    const gone = await db.transaction((tx) => deleteRows(tx, userId, id));
    for (const jobId of gone.jobs) await cancelJob(jobId);
    for (const photoId of gone.photos) await deletePhotoFiles(storage, owner, photoId);
    await deleteOriginals({ storage, db }, gone.originals);
    return { deleted: true as const };
  });
}

interface Gone {
  jobs: string[];
  photos: string[];
  originals: StorageKey[];
}

async function deleteRows(tx: Database, userId: string, batchId: string): Promise<Gone> {
  await lockAccount(tx, userId);
  await beginChange(tx, batchId);
  const items = await tx.select().from(bulkItems).where(eq(bulkItems.batchId, batchId));
  const photos = items.flatMap(({ photoId }) => photoId ?? []);
  const ofBatch = and(eq(bulkFiles.batchId, batchId), isNotNull(bulkFiles.original));
  const files = await tx.select({ original: bulkFiles.original }).from(bulkFiles).where(ofBatch);
  const taken = files.flatMap(({ original }) => original ?? []);
  const originals = await deletePhotoRows(tx, userId, { photoIds: photos, originals: taken });
  await tx.delete(bulkBatches).where(eq(bulkBatches.id, batchId));
  return { jobs: items.flatMap(({ jobId }) => jobId ?? []), photos, originals };
}

export async function forgetUnstartedBatches(db: Database, now: Date, originalsDays: number): Promise<void> {
  const before = new Date(now.getTime() - originalsDays * dayMs);
  await db
    .delete(bulkBatches)
    .where(and(eq(bulkBatches.state, 'filling'), lt(bulkBatches.createdAt, before)));
}
