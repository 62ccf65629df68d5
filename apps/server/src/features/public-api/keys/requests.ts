import { desc, eq } from 'drizzle-orm';
import { dayMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { forgetting } from '../../../platform/database/forget.ts';
import { type ApiRequestRow, apiRequests } from '../../../schema/index.ts';
import { requireKey } from './api-keys.ts';

const shownMax = 100;
/** The dashboard states this number too. */
const retentionDays = 14;

export async function noteRequest(db: Database, row: ApiRequestRow): Promise<void> {
  await db.insert(apiRequests).values(row);
}

export async function requestsOfKey(db: Database, userId: string, keyId: string): Promise<ApiRequestRow[]> {
  await requireKey(db, userId, keyId);
  return db
    .select()
    .from(apiRequests)
    .where(eq(apiRequests.keyId, keyId))
    .orderBy(desc(apiRequests.createdAt))
    .limit(shownMax);
}

export const forgetRequests = forgetting(apiRequests, apiRequests.createdAt, retentionDays * dayMs);
