import type { TravelDocumentType } from '@vesika/contract';
import {
  allRequirements,
  type CapturedDocument,
  type Country,
  capturedDocuments,
  type DocumentType,
  findCountry,
  findIdCountry,
  findVisaCountry,
  guideCountries,
  idCountries,
  listCountries,
  type PhotoRequirement,
  supportedVisaCountries,
} from '@vesika/requirements';
import { type AppLoadContext, redirect } from 'react-router';
import { pagePath } from '../photo/page-path.ts';

export type Visit = Pick<AppLoadContext, 'language' | 'isActive'> &
  Partial<Pick<AppLoadContext, 'facts' | 'noteOf' | 'acceptanceOf'>>;

/** Sizes without a country. */
export const plainCode = 'ZZ';

export function keyOf(documentType: DocumentType, country: Pick<Country, 'code' | 'slug'>): string {
  if (country.code === plainCode) return 'sizes';
  return documentType === 'visa' ? country.code.toLowerCase() : country.slug;
}

/** The records that have no page as a country's passport, visa or identity card: those of other documents and ways. */
export function variantRecords({ isActive }: Pick<Visit, 'isActive'>): PhotoRequirement[] {
  return allRequirements().filter(
    ({ isPrimary, countryCode, documentType }) => !isPrimary && isActive(countryCode, documentType),
  );
}

export function pathOf({ countryCode, documentType, variant, isPrimary }: PhotoRequirement): string {
  const key = keyOf(documentType, findCountry(countryCode)!);
  return pagePath({ documentType, key, variant: isPrimary ? null : variant });
}

/** The address by which browsers find the record, as they know no slugs. */
export function codePathOf({ countryCode, documentType, variant }: PhotoRequirement): string {
  return pagePath({ documentType, key: countryCode.toLowerCase(), variant });
}

/** Documents whose photo the authority takes. */
export function capturedRecords({ isActive }: Pick<Visit, 'isActive'>): CapturedDocument[] {
  return capturedDocuments().filter(({ countryCode }) => isActive(countryCode));
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
  return recorded[documentType]().filter(({ code }) => isActive(code, documentType));
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
  if (!country || !isActive(country.code, documentType)) throw new Response(null, { status: 404 });
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
 * Returns the record that an address names, in lower or upper case. The key may be the code of the
 * country too.
 *
 * Throws: a redirect to the usual spelling; 404 if no active country has this record.
 */
export function variantAt({ documentType, key, variant, requestUrl }: VariantAddress, visit: Visit) {
  const asked = pagePath({ documentType, key, variant });
  const record = variantRecords(visit).find((each) =>
    [pathOf(each), codePathOf(each)].includes(asked.toLowerCase()),
  );
  if (!record) throw new Response(null, { status: 404 });
  const { pathname } = new URL(requestUrl);
  if (asked !== pathOf(record)) throw redirect(pathname.replace(asked, pathOf(record)), 301);
  return record;
}

/**
 * Returns the document without a photo to bring that an address names; undefined if it names none. The key may be the
 * code of the country too, as browsers know no slugs.
 *
 * Throws: a redirect to the usual spelling.
 */
export function capturedAt(
  { documentType, key, variant, requestUrl }: Omit<VariantAddress, 'variant'> & { variant: string | null },
  visit: Visit,
): CapturedDocument | undefined {
  const asked = pagePath({ documentType, key, variant });
  const document = capturedRecords(visit).find((each) =>
    [capturedPathOf(each), capturedPathOf(each, each.countryCode.toLowerCase())].includes(
      asked.toLowerCase(),
    ),
  );
  if (!document || asked === capturedPathOf(document)) return document;
  throw redirect(new URL(requestUrl).pathname.replace(asked, capturedPathOf(document)), 301);
}

function findCountryAt(documentType: TravelDocumentType, key: string): Country | undefined {
  if (documentType === 'visa') return findVisaCountry(key);
  if (documentType === 'id') return findIdCountry(key);
  return listCountries().find(({ slug }) => slug === key.toLowerCase());
}
