import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** All that this owner ever asked for and that still lies there, done, waiting or parked. */
export async function forgetJobs(db: Database, owner: string): Promise<void> {
  await db.execute(sql`delete from pgboss.job where data #>> '{requester,owner}' = ${owner}`);
}
