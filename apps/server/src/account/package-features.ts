import type { PackageFeature } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { packages, type UserPhotoRow, userPackages } from '../schema/index.ts';

export type FeaturesOf = (photo: Pick<UserPhotoRow, 'userPackageId'>) => ReadonlySet<PackageFeature>;

export async function loadFeatures(db: Database, payer: string | null, now: Date): Promise<FeaturesOf> {
  if (payer === null) return () => new Set();
  const { id, isActive, expiresAt } = userPackages;
  const owned = await db
    .select({ id, isActive, expiresAt, features: packages.features })
    .from(userPackages)
    .innerJoin(packages, eq(packages.id, userPackages.packageId))
    .where(eq(userPackages.userId, payer));
  const running = owned.filter((each) => each.isActive && each.expiresAt > now);
  return ({ userPackageId }) => {
    const payer = owned.filter((each) => each.id === userPackageId);
    return new Set([...running, ...payer].flatMap(({ features }) => features));
  };
}

export async function runningFeatures(
  db: Database,
  payer: string | null,
  now: Date,
): Promise<ReadonlySet<PackageFeature>> {
  return (await loadFeatures(db, payer, now))({ userPackageId: null });
}
