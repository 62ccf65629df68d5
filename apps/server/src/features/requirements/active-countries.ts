import { findCountry } from '@vesika/requirements';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type CountryRow, countries } from '../../platform/database/schema/index.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';

export function activeCountries(db: Database): Promise<CountryRow[]> {
  const { isActive, displayOrder, countryCode } = countries;
  return db.select().from(countries).where(eq(isActive, true)).orderBy(asc(displayOrder), asc(countryCode));
}

export async function inactiveCodes(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.select().from(countries).where(eq(countries.isActive, false));
  return new Set(rows.map(({ countryCode }) => countryCode));
}

export async function requireActive(db: Database, asked: string): Promise<void> {
  const countryCode = findCountry(asked)?.code ?? asked;
  const switchedOff = and(eq(countries.countryCode, countryCode), eq(countries.isActive, false));
  if ((await db.$count(countries, switchedOff)) > 0) {
    throw new ServiceError('requirement-not-found', { countryCode });
  }
}
