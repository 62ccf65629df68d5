import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Callers } from '../../../platform/http/callers.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

export interface GalleryParts {
  storage: Storage;
  db: Database;
  clock: Clock;
  callers: Callers;
}
