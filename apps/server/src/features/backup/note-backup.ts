import type { Database } from '../../platform/database/database.ts';
import { backups, restoreTrials } from '../../schema/index.ts';

/** The operator's desk warns when the last one is long ago. */
export async function noteBackup(db: Database, takenAt: Date): Promise<void> {
  await db.insert(backups).values({ takenAt });
}

export async function noteRestoreTrial(db: Database, triedAt: Date): Promise<void> {
  await db.insert(restoreTrials).values({ triedAt });
}
