import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Callers } from '../../platform/http/callers.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { FileDesk } from '../photos/index.ts';
import type { RequirementLookup } from '../requirements/index.ts';

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
  tellBegun: () => void;
  cancelJob: (jobId: string) => Promise<void>;
}
