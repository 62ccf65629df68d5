import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Callers } from '../../platform/http/callers.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { FileDesk } from '../photos/jobs/file-desk.ts';
import type { RequirementLookup } from '../requirements/photo-requirements/requirement-for.ts';

/** What a batch may hold. */
export interface BatchBounds {
  files: number;
  totalBytes: number;
}

export interface BulkParts {
  db: Database;
  storage: Storage;
  clock: Clock;
  callers: Callers;
  limits: RateLimits;
  requirementFor: RequirementLookup;
  fileDesk: FileDesk;
  bounds: BatchBounds;
  /** A batch has begun: whoever runs them need not look for it. */
  tellBegun: () => void;
  /** Ends a job that nobody waits for any more. */
  cancelJob: (jobId: string) => Promise<void>;
}
