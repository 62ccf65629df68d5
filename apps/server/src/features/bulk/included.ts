import { loadFeatures } from '../../account/package-features.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';

export async function requireBulk(db: Database, userId: string, clock: Clock): Promise<void> {
  if (!(await includesBulk(db, userId, clock))) throw new ServiceError('bulk-not-included');
}

export async function includesBulk(db: Database, userId: string, clock: Clock): Promise<boolean> {
  const featuresOf = await loadFeatures(db, userId, new Date(clock()));
  return featuresOf({ userPackageId: null }).has('bulk-processing');
}
