import type { PreviewReason } from '@vesika/contract';
import { and, eq } from 'drizzle-orm';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { bulkItems } from '../../../schema/index.ts';
import type { RecordInBatch } from '../../photos/index.ts';
import { beginChange, changeItems } from '../batch-rows.ts';

/** Photo, credit and the end of the item form one transaction, so an item made twice is recorded once. */
export const recordInBatch: RecordInBatch = async (tx, { batchId, itemId, id: jobId }, recorded) => {
  const { row, previewReason } = recorded;
  const batch = await beginChange(tx, batchId);
  if (!batch) throw new ServiceError('request-cancelled');
  if (previewReason !== null && !costsNothingYet.has(previewReason))
    throw new ServiceError('payment-required', { reason: previewReason });
  const awaited = and(eq(bulkItems.id, itemId), eq(bulkItems.jobId, jobId), eq(bulkItems.state, 'making'));
  const done = await changeItems(tx, batch, awaited, {
    state: 'made',
    photoId: row.id,
    jobId: null,
    problem: null,
  });
  if (done === 0) throw new ServiceError('request-cancelled');
};

/** A photo with a failed or undetermined check costs nothing. Without a credit, any other photo waits for one. */
const costsNothingYet: ReadonlySet<PreviewReason> = new Set(['check-failed', 'check-undetermined']);
