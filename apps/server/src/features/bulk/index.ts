export { pauseBatchesOf } from './batch-rows.ts';
export { forgetUnstartedBatches } from './delete-batch.ts';
export { startBulkRunner } from './run/bulk-runner.ts';
export { recordInBatch } from './run/record-in-batch.ts';
export { registerBulk } from './serve-bulk.ts';
