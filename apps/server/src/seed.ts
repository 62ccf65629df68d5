import { seedPackages } from './features/credits/index.ts';
import { seedCountries } from './features/requirements/index.ts';
import type { Database } from './platform/database/database.ts';

/** Each start writes this to the database after its migrations. */
export async function seed(db: Database): Promise<void> {
  await seedPackages(db);
  await seedCountries(db);
}
