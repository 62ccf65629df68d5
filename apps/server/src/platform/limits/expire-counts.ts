import { lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema/index.ts';

export async function expireCounts(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.expire, Date.now()));
}
