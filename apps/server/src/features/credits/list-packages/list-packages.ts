import { isServed, listPackages, type Package } from '@vesika/contract';
import { asc, eq, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { type PackageRow, packages, priceChanges } from '../../../platform/database/schema/index.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';

export function serveListPackages(app: FastifyInstance, { db, clock }: Pick<Platform, 'db' | 'clock'>): void {
  serve(app, listPackages, async () => ({ packages: await packagesForSale(db, new Date(clock())) }));
}

export async function packagesForSale(db: Database, now: Date): Promise<Package[]> {
  return (await packagesOnSale(db, now)).map(packageJson);
}

export async function packagesOnSale(db: Database, now: Date): Promise<PackageRow[]> {
  return (await pricedPackages(db, now)).filter(({ isActive }) => isActive);
}

/** The packages of the price list, each at the price that holds now. */
export async function pricedPackages(db: Database, now: Date): Promise<PackageRow[]> {
  const listed = eq(packages.isActive, true);
  const rows = await db.select().from(packages).where(listed).orderBy(asc(packages.displayOrder));
  const changes = await db
    .select()
    .from(priceChanges)
    .where(lte(priceChanges.validFrom, now))
    .orderBy(asc(priceChanges.validFrom));
  // The last of a package replaces those before it.
  const held = new Map(changes.map((change) => [change.packageId, change]));
  return rows.map((row) => {
    const change = held.get(row.id);
    if (!change) return row;
    const { price, priceWas, isForSale } = change;
    // The provider keeps the first price under this id.
    return { ...row, price, priceWas, isActive: isForSale, stripePriceId: null };
  });
}

export function packageJson(row: PackageRow): Package {
  const { isActive: _, displayOrder: __, stripePriceId, features, ...sold } = row;
  const served = features.filter((feature) => isServed(feature));
  return { ...sold, features: served, priceId: stripePriceId ?? sold.id };
}
