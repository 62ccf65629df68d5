import type { Clock } from './clock/clock.ts';
import type { Database } from './database/database.ts';
import type { Mailer } from './mail/mail.ts';
import type { Storage } from './storage/storage.ts';

/** Features pick the parts that they need. */
export interface Platform {
  db: Database;
  storage: Storage;
  clock: Clock;
  mailer: Mailer;
}
