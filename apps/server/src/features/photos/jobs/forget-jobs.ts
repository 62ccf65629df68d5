import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Deletes all jobs of an owner, in any state. */
export async function forgetJobs(db: Database, owner: string): Promise<void> {
  await db.execute(sql`delete from pgboss.job where data #>> '{requester,owner}' = ${owner}`);
}
