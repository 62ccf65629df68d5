import type { TravelDocumentType } from '@vesika/contract';
import {
  allRequirements,
  type CapturedDocument,
  type Country,
  capturedDocuments,
  type DocumentType,
  findCountry,
  findNamedCountry,
  guideCountries,
  idCountries,
  listCountries,
  type PhotoRequirement,
  supportedVisaCountries,
} from '@vesika/requirements';
import { type AppLoadContext, redirect } from 'react-router';
import { pagePath } from '../../photo/page-path.ts';

export type Visit = Pick<AppLoadContext, 'language' | 'isActive'> &
  Partial<Pick<AppLoadContext, 'facts' | 'noteOf' | 'acceptanceOf'>>;

/** Sizes without a country. */
export const plainCode = 'ZZ';

export function keyOf(documentType: DocumentType, country: Pick<Country, 'code' | 'slug'>): string {
  if (country.code === plainCode) return 'sizes';
  return documentType === 'visa' ? country.code.toLowerCase() : country.slug;
}

/**
 * The records that are not the main one of a country's passport, visa or identity card. Each has its own page, also while the
 * operator does not offer it.
 */
export function variantRecords(): PhotoRequirement[] {
  return allRequirements().filter(({ isPrimary }) => !isPrimary);
}

export function pathOf({ countryCode, documentType, variant, isPrimary }: PhotoRequirement): string {
  const key = keyOf(documentType, findCountry(countryCode)!);
  return pagePath({ documentType, key, variant: isPrimary ? null : variant });
}

/** The address by which browsers find the record, as they know no slugs. */
export function codePathOf({ countryCode, documentType, variant }: PhotoRequirement): string {
  return pagePath({ documentType, key: countryCode.toLowerCase(), variant });
}

export function capturedPathOf(
  { countryCode, documentType, variant }: CapturedDocument,
  key = keyOf(documentType, findCountry(countryCode)!),
): string {
  return pagePath({ documentType, key, variant: variant === 'standard' ? null : variant });
}

export function countriesOf(
  documentType: TravelDocumentType,
  { isActive }: Pick<Visit, 'isActive'>,
): Country[] {
  return recordedCountries(documentType).filter(({ code }) => isActive(code, documentType));
}

/** Includes those that the operator does not offer. */
export function recordedCountries(documentType: TravelDocumentType): readonly Country[] {
  return recorded[documentType]();
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
 * Returns the country that an address names by its slug, code or a common name.
 *
 * Throws: a redirect to the one address of the page; 404 if no country has this key.
 */
export function countryAt({ documentType, key, requestUrl }: PageAddress): Country {
  const country = findCountryAt(documentType, key);
  if (!country) throw new Response(null, { status: 404 });
  const canonical = keyOf(documentType, country);
  if (key !== canonical) {
    const { pathname } = new URL(requestUrl);
    throw redirect(pathname.replace(/[^/]+\/?$/, canonical), 301);
  }
  return country;
}

export interface VariantAddress {
  documentType: DocumentType;
  key: string;
  variant: string;
  requestUrl: string;
}

/**
 * Returns the record that an address names. Throws: a redirect to the usual spelling; 404 if no country has this record.
 */
export function variantAt(address: VariantAddress): PhotoRequirement {
  const record = recordAt(variantRecords(), (each) => [pathOf(each), codePathOf(each)], address);
  if (!record) throw new Response(null, { status: 404 });
  return record;
}

/** Returns the document without a photo to bring that an address names. Throws: a redirect to the usual spelling. */
export function capturedAt(address: AnyAddress): CapturedDocument | undefined {
  const pathsOf = (each: CapturedDocument) =>
    [capturedPathOf(each), capturedPathOf(each, each.countryCode.toLowerCase())] as const;
  return recordAt(capturedDocuments(), pathsOf, address);
}

type AnyAddress = Omit<VariantAddress, 'variant'> & { variant: string | null };

/** The key of an address may be the code of the country, as browsers know no slugs, or a common name of it. */
function recordAt<Found>(
  records: readonly Found[],
  pathsOf: (record: Found) => readonly [usual: string, byCode: string],
  { requestUrl, ...address }: AnyAddress,
): Found | undefined {
  const requested = pagePath(address);
  const code = findNamedCountry(address.key)?.code.toLowerCase();
  const recordOf = (path: string) => records.find((each) => pathsOf(each).includes(path.toLowerCase()));
  const record = recordOf(requested) ?? (code ? recordOf(pagePath({ ...address, key: code })) : undefined);
  const usual = record && pathsOf(record)[0];
  if (usual === undefined || requested === usual) return record;
  throw redirect(decodeURI(new URL(requestUrl).pathname).replace(requested, usual), 301);
}

function findCountryAt(documentType: TravelDocumentType, key: string): Country | undefined {
  const countries = recorded[documentType]();
  const bySlug = countries.find((country) => keyOf(documentType, country) === key.toLowerCase());
  const code = findNamedCountry(key)?.code;
  return bySlug ?? countries.find((country) => country.code === code);
}
