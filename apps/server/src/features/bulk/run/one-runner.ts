import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Arbitrary key of the advisory lock. */
const lockKey = 7_357_004;

/** Runs the work unless another process is running it; the lock ends with the connection. */
export async function byOneRunner(db: Database, work: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const asked = sql`select pg_try_advisory_xact_lock(${lockKey}) as "isOurs"`;
    const { rows } = await tx.execute<{ isOurs: boolean }>(asked);
    if (rows[0]?.isOurs) await work();
  });
}
