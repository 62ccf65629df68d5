import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Any number that nobody else locks. */
const lockKey = 7_357_004;

/** Does the work unless another process is at it; the lock goes with the connection, however that ends. */
export async function byOneRunner(db: Database, work: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const asked = sql`select pg_try_advisory_xact_lock(${lockKey}) as "isOurs"`;
    const { rows } = await tx.execute<{ isOurs: boolean }>(asked);
    if (rows[0]?.isOurs) await work();
  });
}
