import { and, eq } from 'drizzle-orm';
import { bulkItems } from '../../../platform/database/schema/index.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { RecordInBatch } from '../../photos/jobs/perform-job.ts';
import { beginChange, changeItems } from '../batch-rows.ts';

/** The photo, its credit and the end of its item are one: whoever else has made it too finds it done. */
export const recordInBatch: RecordInBatch = async (tx, { batchId, itemId, id: jobId }, recorded) => {
  const { row, previewReason } = recorded;
  const batch = await beginChange(tx, batchId);
  if (!batch) throw new ServiceError('request-cancelled');
  // A picture that cannot pass is told so and costs nothing; one that nobody pays for waits for a credit.
  if (previewReason !== null && previewReason !== 'check-failed') {
    throw new ServiceError('payment-required', { reason: previewReason });
  }
  const awaited = and(eq(bulkItems.id, itemId), eq(bulkItems.jobId, jobId), eq(bulkItems.state, 'making'));
  const state = previewReason === null ? 'made' : 'rules-failed';
  const done = await changeItems(tx, batch, awaited, { state, photoId: row.id, jobId: null, problem: null });
  if (done === 0) throw new ServiceError('request-cancelled');
};
