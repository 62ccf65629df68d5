import {
  type Country,
  findIdCountry,
  findVisaCountry,
  guideCountries,
  idCountries,
  listCountries,
  supportedVisaCountries,
} from '@vesika/requirements';
import { redirect } from 'react-router';
import type { DocumentType } from './country-guide.ts';

/** The last part of the address of a country's page: `usa`, `hong-kong`; for visas the code, `us`. */
export function keyOf(documentType: DocumentType, country: Country): string {
  return documentType === 'visa' ? country.code.toLowerCase() : country.slug;
}

/** All countries with a page of their own: every passport, and the visas and ID cards with a record. */
export function countriesOf(documentType: DocumentType): ReadonlyArray<Country> {
  if (documentType === 'visa') return supportedVisaCountries();
  if (documentType === 'id') return idCountries();
  return listCountries();
}

/** The built-in guides; the other passports have a plain page. */
export function hasGuide(country: Country): boolean {
  return guideCountries().some(({ code }) => code === country.code);
}

/**
 * The country an address means, in any case.
 *
 * Throws: a redirect to the one spelling in lower case; 404 where no country has this key.
 */
export function countryAt(documentType: DocumentType, key: string, requestUrl: string): Country {
  const country = findCountryAt(documentType, key);
  if (!country) throw new Response(null, { status: 404 });
  const canonical = keyOf(documentType, country);
  if (key !== canonical) {
    const { pathname } = new URL(requestUrl);
    throw redirect(pathname.replace(/[^/]+\/?$/, canonical), 301);
  }
  return country;
}

function findCountryAt(documentType: DocumentType, key: string): Country | undefined {
  if (documentType === 'visa') return findVisaCountry(key);
  if (documentType === 'id') return findIdCountry(key);
  return listCountries().find(({ slug }) => slug === key.toLowerCase());
}
