import { type Language, localeOf } from '@vesika/messages';
import {
  type Country,
  findRequirement,
  popularIdCodes,
  popularPassportCodes,
  popularVisaCodes,
} from '@vesika/requirements';
import { countryName } from '../i18n/country-names.ts';
import { countriesOf, hasGuide, keyOf } from './country-address.server.ts';
import type {
  CountryList,
  DocumentLanding,
  DocumentType,
  ListedCountry,
  SearchedCountry,
} from './country-guide.ts';

const popularCodes: Readonly<Record<DocumentType, readonly string[]>> = {
  passport: popularPassportCodes,
  visa: popularVisaCodes,
  id: popularIdCodes,
};

/** Every country with a page, in the order of the language's alphabet. */
export function allCountries(documentType: DocumentType, language: Language): CountryList {
  const collator = new Intl.Collator(localeOf(language));
  const countries = countriesOf(documentType)
    .map((country) => listed(documentType, language, country))
    .sort((a, b) => collator.compare(a.name, b.name));
  return { language, countries };
}

/** The fifteen shown first, most asked for first. */
export function popularCountries(documentType: DocumentType, language: Language): ListedCountry[] {
  return popularCodes[documentType].flatMap((code) => {
    const country = countriesOf(documentType).find((candidate) => candidate.code === code);
    return country ? [listed(documentType, language, country)] : [];
  });
}

export function documentLanding(documentType: DocumentType, language: Language): DocumentLanding {
  return {
    documentType,
    language,
    popular: popularCountries(documentType, language),
    searched: searchedCountries(documentType),
  };
}

/** For the search field: as little of each country as it takes. */
export function searchedCountries(documentType: DocumentType): SearchedCountry[] {
  return countriesOf(documentType).map((country) => ({
    code: country.code,
    key: keyOf(documentType, country),
    region: country.region,
  }));
}

/** Where to go from a country's page: the other guides, or the popular ones. */
export function otherCountries(
  documentType: DocumentType,
  language: Language,
  country: Country,
): ListedCountry[] {
  const others =
    documentType === 'passport'
      ? countriesOf('passport')
          .filter(hasGuide)
          .map((guide) => listed('passport', language, guide))
      : popularCountries(documentType, language);
  return others.filter(({ code }) => code !== country.code);
}

function listed(documentType: DocumentType, language: Language, country: Country): ListedCountry {
  const { widthMm, heightMm } = findRequirement({ countryCode: country.code, documentType })!.requirement
    .size;
  return {
    code: country.code,
    alpha3: country.alpha3,
    key: keyOf(documentType, country),
    name: countryName(language, country.code, country.name),
    size: { widthMm, heightMm },
  };
}
