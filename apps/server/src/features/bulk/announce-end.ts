import type { BatchItemState } from '@vesika/contract';
import type { Database } from '../../platform/database/database.ts';
import type { BulkBatchRow } from '../../schema/index.ts';
import { countItems } from './batch-json.ts';

interface EndedBatch {
  userId: string;
  batchId: string;
  state: 'done' | 'cancelled';
  items: Record<BatchItemState, number>;
  now: Date;
}

/** Call it in the transaction that ends the batch. */
export type AnnounceBatch = (tx: Database, ended: EndedBatch) => Promise<void>;

export async function announceEnd(
  tx: Database,
  announceBatch: AnnounceBatch,
  { batch: { id: batchId, userId }, ...ended }: { batch: BulkBatchRow } & Pick<EndedBatch, 'state' | 'now'>,
): Promise<void> {
  await announceBatch(tx, { userId, batchId, items: await countItems(tx, batchId), ...ended });
}
