import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { priceChanges } from '../../../schema/index.ts';

type PriceChange = Omit<typeof priceChanges.$inferInsert, 'id'>;

/** Replaces the change of the same day. */
export async function setPrice(db: Database, { packageId, validFrom, ...terms }: PriceChange): Promise<void> {
  await db
    .insert(priceChanges)
    .values({ id: randomUUID(), packageId, validFrom, ...terms })
    .onConflictDoUpdate({ target: [priceChanges.packageId, priceChanges.validFrom], set: terms });
}

/** False if there is no such change, or if it holds already. */
export async function dropPrice(db: Database, priceId: string, now: Date): Promise<boolean> {
  const waiting = and(eq(priceChanges.id, priceId), gt(priceChanges.validFrom, now));
  return (await db.delete(priceChanges).where(waiting).returning()).length > 0;
}
