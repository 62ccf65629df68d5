import type { TravelDocumentType } from '@vesika/contract';
import {
  type Country,
  findIdCountry,
  findVisaCountry,
  guideCountries,
  idCountries,
  listCountries,
  supportedVisaCountries,
} from '@vesika/requirements';
import { type AppLoadContext, redirect } from 'react-router';

export type Visit = Pick<AppLoadContext, 'language' | 'isActive'> & Partial<Pick<AppLoadContext, 'facts'>>;

export function keyOf(documentType: TravelDocumentType, country: Country): string {
  return documentType === 'visa' ? country.code.toLowerCase() : country.slug;
}

export function countriesOf(
  documentType: TravelDocumentType,
  { isActive }: Pick<Visit, 'isActive'>,
): Country[] {
  return recorded[documentType]().filter(({ code }) => isActive(code));
}

const recorded = {
  passport: listCountries,
  visa: supportedVisaCountries,
  id: idCountries,
} satisfies Record<TravelDocumentType, () => ReadonlyArray<Country>>;

export function hasGuide(country: Country): boolean {
  return guideCountries().some(({ code }) => code === country.code);
}

export interface PageAddress {
  documentType: TravelDocumentType;
  key: string;
  requestUrl: string;
}

/**
 * Returns the country that an address names, in lower or upper case.
 *
 * Throws: a redirect to the spelling in lower case; 404 if no active country has this key.
 */
export function countryAt({ documentType, key, requestUrl }: PageAddress, { isActive }: Visit): Country {
  const country = findCountryAt(documentType, key);
  if (!country || !isActive(country.code)) throw new Response(null, { status: 404 });
  const canonical = keyOf(documentType, country);
  if (key !== canonical) {
    const { pathname } = new URL(requestUrl);
    throw redirect(pathname.replace(/[^/]+\/?$/, canonical), 301);
  }
  return country;
}

function findCountryAt(documentType: TravelDocumentType, key: string): Country | undefined {
  if (documentType === 'visa') return findVisaCountry(key);
  if (documentType === 'id') return findIdCountry(key);
  return listCountries().find(({ slug }) => slug === key.toLowerCase());
}
