import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Callers } from '../../../platform/http/callers.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

/** Dependencies shared by the operations on photos. */
export interface GalleryParts {
  storage: Storage;
  db: Database;
  clock: Clock;
  callers: Callers;
}
