import { type DocumentType, findCountry } from '@vesika/requirements';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { type CountryRow, countries, inactiveDocuments } from '../../schema/index.ts';

interface NamedDocument {
  countryCode: string;
  documentType?: DocumentType | undefined;
}

/** Tells whether an operator has switched off a country, or a document of it. */
export type IsInactive = (document: NamedDocument) => boolean;

export function activeCountries(db: Database): Promise<CountryRow[]> {
  const { isActive, displayOrder, countryCode } = countries;
  return db.select().from(countries).where(eq(isActive, true)).orderBy(asc(displayOrder), asc(countryCode));
}

export async function findInactive(db: Database): Promise<IsInactive> {
  const off = await db.select().from(countries).where(eq(countries.isActive, false));
  const documents = await db.select().from(inactiveDocuments);
  const names = new Set([
    ...off.map(({ countryCode }) => countryCode),
    ...documents.map(({ countryCode, documentType }) => `${countryCode} ${documentType}`),
  ]);
  return ({ countryCode, documentType }) =>
    names.has(countryCode) || names.has(`${countryCode} ${documentType}`);
}

/** Returns the alpha-2 code of the country, which may be asked for by its alpha-3 code. */
export async function requireActive(db: Database, requested: NamedDocument): Promise<string> {
  const countryCode = findCountry(requested.countryCode)?.code ?? requested.countryCode;
  const isInactive = await findInactive(db);
  if (isInactive({ ...requested, countryCode }))
    throw new ServiceError('requirement-not-found', { countryCode });
  return countryCode;
}

interface Switch {
  countryCode: string;
  /** Null for the country as a whole. */
  documentType: DocumentType | null;
  isActive: boolean;
}

export async function switchDocument(
  db: Database,
  { countryCode, documentType, isActive }: Switch,
): Promise<void> {
  if (documentType === null) {
    await db.update(countries).set({ isActive }).where(eq(countries.countryCode, countryCode));
  } else if (isActive) {
    const { countryCode: country, documentType: type } = inactiveDocuments;
    await db.delete(inactiveDocuments).where(and(eq(country, countryCode), eq(type, documentType)));
  } else {
    await db.insert(inactiveDocuments).values({ countryCode, documentType }).onConflictDoNothing();
  }
}
