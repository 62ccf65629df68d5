export { forgetUnstartedBatches } from './expire-batches.ts';
export { registerBulk } from './register.ts';
export { startBulkRunner } from './run/bulk-runner.ts';
export { recordInBatch } from './run/record-in-batch.ts';
