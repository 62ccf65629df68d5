import { isServed, listPackages, type Package } from '@vesika/contract';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { type PackageRow, packages } from '../../../platform/database/schema/index.ts';
import { serve } from '../../../platform/http/route.ts';

export function serveListPackages(app: FastifyInstance, db: Database): void {
  serve(app, listPackages, async () => ({ packages: await packagesForSale(db) }));
}

export async function packagesForSale(db: Database): Promise<Package[]> {
  return (await packagesOnSale(db)).map(packageJson);
}

export function packagesOnSale(db: Database): Promise<PackageRow[]> {
  const forSale = eq(packages.isActive, true);
  return db.select().from(packages).where(forSale).orderBy(asc(packages.displayOrder));
}

export function packageJson(row: PackageRow): Package {
  const { isActive: _, displayOrder: __, stripePriceId, features, ...sold } = row;
  const served = features.filter((feature) => isServed(feature));
  return { ...sold, features: served, priceId: stripePriceId ?? sold.id };
}
