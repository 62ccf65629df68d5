import type { TravelDocumentType } from '@vesika/contract';
import { type Language, localeOf } from '@vesika/messages';
import {
  type Country,
  capturedDocuments,
  documentsOf,
  findCountry,
  findRequirement,
  guideCountries,
  type PhotoRequirement,
  popularIdCodes,
  popularPassportCodes,
  popularVisaCodes,
} from '@vesika/requirements';
import { supplyName } from '../../report/rules/supply/own-photo.ts';
import { countryName } from '../../shell/i18n/country-names.ts';
import type { SearchedCountry } from '../../take/country-search/searched-country.ts';
import {
  capturedPathOf,
  countriesOf,
  keyOf,
  pathOf,
  type Visit,
  variantRecords,
} from './country-address.server.ts';

export type ListedCountry = ReturnType<typeof listedRecord>;
export type ListedDocument = ReturnType<typeof listedDocuments>[number];
/** The server wrote the names; the browser's own may differ and would break hydration. */
export type CountryList = ReturnType<typeof allCountries>;
export type DocumentLanding = ReturnType<typeof documentLanding>;

const popularCodes: Readonly<Record<TravelDocumentType, readonly string[]>> = {
  passport: popularPassportCodes,
  visa: popularVisaCodes,
  id: popularIdCodes,
};

export function allCountries(documentType: TravelDocumentType, visit: Visit) {
  const { language } = visit;
  const collator = new Intl.Collator(localeOf(language));
  const countries = countriesOf(documentType, visit)
    .map((country) => listed(documentType, language, country))
    .sort((a, b) => collator.compare(a.name, b.name));
  return { language, countries };
}

function popularCountries(documentType: TravelDocumentType, visit: Visit): ListedCountry[] {
  return listedCountries(documentType, visit, popularCodes[documentType]);
}

export function listedCountries(
  documentType: TravelDocumentType,
  visit: Visit,
  codes: readonly string[],
): ListedCountry[] {
  return codes.flatMap((code) => {
    const country = countriesOf(documentType, visit).find((candidate) => candidate.code === code);
    return country ? [listed(documentType, visit.language, country)] : [];
  });
}

export function documentLanding(documentType: TravelDocumentType, visit: Visit) {
  return {
    documentType,
    language: visit.language,
    popular: popularCountries(documentType, visit),
    searched: searchedCountries(documentType, visit),
    beyond: beyond(documentType),
  };
}

const groupOf: Partial<Record<TravelDocumentType, string>> = { passport: 'ZZ', visa: 'EU' };

function beyond(documentType: TravelDocumentType) {
  const code = groupOf[documentType];
  return code === undefined ? null : { code, documents: listedDocuments(code) };
}

export function listedDocuments(countryCode: string) {
  const withPhoto = documentsOf(countryCode).map((record) => ({
    record,
    path: pathOf(record),
    size: { widthMm: record.size.widthMm, heightMm: record.size.heightMm },
  }));
  const captured = capturedDocuments()
    .filter((document) => document.countryCode === countryCode)
    .map((record) => ({ record, path: capturedPathOf(record), size: null }));
  return [...withPhoto, ...captured].map(({ record: { documentType, variant, supply }, path, size }) => ({
    countryCode,
    documentType,
    variant,
    /** Address of its page, without language. */
    path,
    /** Null if the authority takes the photo. */
    size,
    supplyName: supplyName(supply),
  }));
}

export function searchedCountries(documentType: TravelDocumentType, visit: Visit): SearchedCountry[] {
  return countriesOf(documentType, visit).map((country) => ({
    code: country.code,
    key: keyOf(documentType, country),
    region: country.region,
  }));
}

export function otherCountries(
  documentType: TravelDocumentType,
  visit: Visit,
  country: Country,
): ListedCountry[] {
  const others =
    documentType === 'passport'
      ? guideCountries()
          .filter(({ code }) => visit.isActive(code))
          .map((guide) => listed('passport', visit.language, guide))
      : popularCountries(documentType, visit);
  return others.filter(({ code }) => code !== country.code);
}

/** The countries that have the same kind of document, such as a driving licence. */
export function othersOfVariant({ countryCode, documentType, variant }: PhotoRequirement, visit: Visit) {
  return variantRecords()
    .filter(
      (other) =>
        visit.isActive(other.countryCode, other.documentType) &&
        other.countryCode !== countryCode &&
        other.documentType === documentType &&
        other.variant === variant,
    )
    .map((other) => listedRecord(visit.language, findCountry(other.countryCode)!, other));
}

function listed(documentType: TravelDocumentType, language: Language, country: Country) {
  const { requirement } = findRequirement({ countryCode: country.code, documentType })!;
  return listedRecord(language, country, { ...requirement, documentType });
}

function listedRecord(
  language: Language,
  country: Country,
  { documentType, size: { widthMm, heightMm } }: Pick<PhotoRequirement, 'documentType' | 'size'>,
) {
  return {
    code: country.code,
    alpha3: country.alpha3,
    key: keyOf(documentType, country),
    name: countryName(language, country.code, country.name),
    size: { widthMm, heightMm },
  };
}
