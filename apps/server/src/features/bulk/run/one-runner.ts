import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

const lockKey = 7_357_004;

export async function byOneRunner(db: Database, work: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const asked = sql`select pg_try_advisory_xact_lock(${lockKey}) as "isOurs"`;
    const { rows } = await tx.execute<{ isOurs: boolean }>(asked);
    if (rows[0]?.isOurs) await work();
  });
}
