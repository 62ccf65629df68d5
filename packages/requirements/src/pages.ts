/** Public pages per country, and the fifteen countries listed first. */
import { type Country, listCountries } from './countries.ts';
import { countryRecords } from './records.ts';

export const popularPassportCodes = [
  ...['US', 'GB', 'DE', 'FR', 'CA', 'AU', 'JP', 'CN', 'IN', 'TR'],
  ...['IT', 'ES', 'BR', 'KR', 'MX'],
] as const;

export const popularVisaCodes = [
  ...['US', 'GB', 'DE', 'FR', 'CA', 'AU', 'JP', 'CN', 'IT', 'ES'],
  ...['NL', 'SE', 'CH', 'NO', 'DK'],
] as const;

/** The order of the passport list, limited to countries with an ID card record. */
export const popularIdCodes = [
  ...['US', 'GB', 'DE', 'FR', 'CA', 'AU', 'JP', 'IN', 'TR', 'IT'],
  ...['ES', 'BR', 'NL', 'PL', 'CH'],
] as const;

/** The 19 countries with a built-in passport guide. */
export function guideCountries(): ReadonlyArray<Country> {
  return listCountries().filter(({ code }) =>
    countryRecords()
      .get(code)
      ?.records.some((record) => record.guideSlug !== null),
  );
}

/** The countries with a visa record of their own. */
export function supportedVisaCountries(): ReadonlyArray<Country> {
  return listCountries().filter(({ documents }) => documents.includes('visa'));
}

/** The countries with an ID card record of their own. */
export function idCountries(): ReadonlyArray<Country> {
  return listCountries().filter(({ documents }) => documents.includes('id'));
}
