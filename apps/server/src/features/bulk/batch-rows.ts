import { randomUUID } from 'node:crypto';
import type { BatchItemState } from '@vesika/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { type BulkBatchRow, bulkBatches, bulkFiles, bulkItems, userPhotos } from '../../schema/index.ts';
import type { BatchPlan } from './plan-batch.ts';

export async function requireBatch(db: Database, userId: string, batchId: string): Promise<BulkBatchRow> {
  const own = and(eq(bulkBatches.id, batchId), eq(bulkBatches.userId, userId));
  const [row] = await db.select().from(bulkBatches).where(own);
  if (!row) throw new ServiceError('batch-not-found');
  return row;
}

/**
 * Every change of a batch, its files or items calls this first, which prevents deadlocks and makes numbers visible in order.
 */
export async function beginChange(tx: Database, batchId: string): Promise<BulkBatchRow | undefined> {
  const [row] = await tx
    .update(bulkBatches)
    .set({ changes: sql`${bulkBatches.changes} + 1` })
    .where(eq(bulkBatches.id, batchId))
    .returning();
  return row;
}

/**
 * The state of an item whose photo is joined. Its owner answers, takes and deletes the photo elsewhere, so the item
 * keeps no copy of that. Rows of earlier releases hold one, which is not read.
 */
export const itemState = sql<BatchItemState>`case
  when ${bulkItems.state} in ('waiting', 'making', 'failed', 'cancelled') then ${bulkItems.state}
  when ${userPhotos.id} is null then 'deleted'
  when ${userPhotos.unlockedAt} is not null then 'made'
  when ${userPhotos.report} -> 'checks' @> '[{"verdict": "fail"}]' then 'rules-failed'
  else 'undecided' end`;

type ItemChange = Partial<Pick<typeof bulkItems.$inferSelect, 'state' | 'problem' | 'jobId' | 'photoId'>>;

/** Call beginChange first. */
export async function changeItems(
  tx: Database,
  { id: batchId, changes: change }: Pick<BulkBatchRow, 'id' | 'changes'>,
  which: SQL | undefined,
  set: ItemChange,
): Promise<number> {
  const changed = await tx
    .update(bulkItems)
    .set(set)
    .where(and(eq(bulkItems.batchId, batchId), which))
    .returning({ fileId: bulkItems.fileId });
  const fileIds = [...new Set(changed.map(({ fileId }) => fileId))];
  if (fileIds.length > 0) await tx.update(bulkFiles).set({ change }).where(inArray(bulkFiles.id, fileIds));
  return changed.length;
}

/** Call beginChange first. Returns the number of items. */
export async function insertItems(
  tx: Database,
  { id: batchId, userId, changes: change }: Pick<BulkBatchRow, 'id' | 'userId' | 'changes'>,
  planned: BatchPlan['files'],
): Promise<number> {
  for (const { fileId, person, childAgeYears } of planned) {
    await tx.update(bulkFiles).set({ person, childAgeYears, change }).where(eq(bulkFiles.id, fileId));
  }
  let position = await tx.$count(bulkItems, eq(bulkItems.batchId, batchId));
  const items = planned.flatMap(({ fileId, documents }) =>
    documents.map((document) => ({
      ...{ id: randomUUID(), userId, batchId, fileId, ...document },
      ...{ position: position++, state: 'waiting' as const },
    })),
  );
  // A statement takes about 65,000 values.
  for (let at = 0; at < items.length; at += 1000) {
    await tx.insert(bulkItems).values(items.slice(at, at + 1000));
  }
  return items.length;
}

type StateChange = Partial<Pick<BulkBatchRow, 'state' | 'pauseReason' | 'endedAt'>>;

export async function setState(
  tx: Database,
  { id }: Pick<BulkBatchRow, 'id'>,
  change: StateChange,
): Promise<void> {
  await tx.update(bulkBatches).set(change).where(eq(bulkBatches.id, id));
}

export async function pauseBatchesOf(tx: Database, userId: string): Promise<void> {
  const isRunning = and(eq(bulkBatches.userId, userId), eq(bulkBatches.state, 'running'));
  await tx.update(bulkBatches).set({ state: 'paused', pauseReason: null }).where(isRunning);
}
