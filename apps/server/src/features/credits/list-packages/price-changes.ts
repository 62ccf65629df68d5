import { randomUUID } from 'node:crypto';
import type { Currency } from '@vesika/contract';
import { and, eq, gt } from 'drizzle-orm';
import { dayOf } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { packages, priceChanges } from '../../../schema/index.ts';
import { poundList } from './price-lists.ts';

type PriceChange = Omit<typeof priceChanges.$inferInsert, 'id'>;

/** Replaces the change of the same day. */
export async function setPrice(db: Database, { packageId, validFrom, ...terms }: PriceChange): Promise<void> {
  await db
    .insert(priceChanges)
    .values({ id: randomUUID(), packageId, validFrom, ...terms })
    .onConflictDoUpdate({ target: [priceChanges.packageId, priceChanges.validFrom], set: terms });
}

/**
 * Lists the plans in a currency, not for sale until the operator has set their prices. False if they are listed in it
 * already, or if it has no hundredths, in which amounts are counted.
 */
export async function addCurrency(db: Database, currency: Currency, now: Date): Promise<boolean> {
  if (!hasHundredths(currency)) return false;
  return db.transaction(async (tx) => {
    const displayOrder = await tx.$count(packages);
    const rows = poundList.map((sold, index) => ({
      ...sold,
      ...{ id: `${sold.plan}-${currency.toLowerCase()}`, currency, isActive: true },
      displayOrder: displayOrder + index + 1,
    }));
    const added = await tx.insert(packages).values(rows).onConflictDoNothing().returning();
    for (const { id: packageId, price, priceWas, credits, validityDays } of added) {
      const terms = { price, priceWas, credits, validityDays, isForSale: false };
      await setPrice(tx, { packageId, validFrom: new Date(dayOf(now)), ...terms });
    }
    return added.length > 0;
  });
}

function hasHundredths(currency: Currency): boolean {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return Intl.supportedValuesOf('currency').includes(currency) && maximumFractionDigits === 2;
}

/** False if there is no such change, or if it holds already. */
export async function dropPrice(db: Database, priceId: string, now: Date): Promise<boolean> {
  const waiting = and(eq(priceChanges.id, priceId), gt(priceChanges.validFrom, now));
  return (await db.delete(priceChanges).where(waiting).returning()).length > 0;
}
