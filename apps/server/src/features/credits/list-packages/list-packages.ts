import { listPackages, type Package } from '@vesika/contract';
import { asc, eq, lte, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type PackageRow, packages, priceChanges } from '../../../schema/index.ts';

export function serveListPackages(app: FastifyInstance, { db, clock }: Pick<Platform, 'db' | 'clock'>): void {
  serve(app, listPackages, async () => ({ packages: await packagesForSale(db, new Date(clock())) }));
}

export async function packagesForSale(db: Database, now: Date): Promise<Package[]> {
  return (await packagesOnSale(db, now)).map(packageJson);
}

export async function packagesOnSale(db: Database, now: Date): Promise<PackageRow[]> {
  return (await pricedPackages(db, now)).filter(({ isActive }) => isActive);
}

/** One package on the terms that hold at a time, also if it is no longer for sale. */
export async function packageOn(
  db: Database,
  { packageId, at }: { packageId: string; at: Date },
): Promise<PackageRow | undefined> {
  return (await packagesOn(db, at, eq(packages.id, packageId)))[0];
}

/** The packages of the price list on the terms that hold now: their prices, and what these buy. */
export function pricedPackages(db: Database, now: Date): Promise<PackageRow[]> {
  return packagesOn(db, now, eq(packages.isActive, true));
}

async function packagesOn(db: Database, at: Date, which: SQL): Promise<PackageRow[]> {
  const rows = await db.select().from(packages).where(which).orderBy(asc(packages.displayOrder));
  const changes = await db
    .select()
    .from(priceChanges)
    .where(lte(priceChanges.validFrom, at))
    .orderBy(asc(priceChanges.validFrom));
  // The last of a package replaces those before it.
  const held = new Map(changes.map((change) => [change.packageId, change]));
  return rows.map((row) => {
    const change = held.get(row.id);
    if (!change) return row;
    const { price, priceWas, credits, validityDays, isForSale } = change;
    // The provider keeps the first price under this id.
    const terms = { price, priceWas, credits, validityDays, stripePriceId: null };
    return { ...row, ...terms, isActive: row.isActive && isForSale };
  });
}

export function packageJson(row: PackageRow): Package {
  const { isActive: _, displayOrder: __, stripePriceId, ...sold } = row;
  return { ...sold, priceId: stripePriceId ?? sold.id };
}
