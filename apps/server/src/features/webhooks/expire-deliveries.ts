import { lt } from 'drizzle-orm';
import { dayMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { webhookDeliveries } from '../../platform/database/schema/index.ts';

export const deliveryDays = 30;
const keptMs = deliveryDays * dayMs;

export async function expireDeliveries(db: Database, now: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, new Date(now.getTime() - keptMs)));
}
