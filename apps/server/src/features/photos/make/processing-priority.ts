import { runningFeatures } from '../../../account/package-features.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import { payerOf } from '../../credits/index.ts';
import type { ProcessingPriority } from '../jobs/photo-job.ts';

export async function processingPriority(
  db: Database,
  caller: Caller,
  now: Date,
): Promise<ProcessingPriority> {
  const payer = await payerOf(db, caller);
  const running = await runningFeatures(db, payer?.userId ?? null, now);
  if (running.has('instant-processing')) return 'instant';
  return running.has('fast-processing') ? 'fast' : 'standard';
}
