import { type Country, findCountry } from './countries.ts';
import { countryWithoutRecords, defaultRequirement } from './defaults.ts';
import { mainSource } from './policies.ts';
import { countryRecords } from './records.ts';
import type { NamedSource, PhotoRequirement, Verified } from './schema.ts';
import { type DocumentType, documentTypes } from './vocabulary.ts';

export interface RequirementQuery {
  /** Alpha-2 or alpha-3, in any case. */
  countryCode: string;
  documentType: DocumentType;
  /** Without it, the primary record is meant. */
  variant?: string;
}

export interface RequirementAnswer {
  requirement: PhotoRequirement;
  /** `passport-of-country`: the country has no record of this type, so its passport's stands in. */
  basis: 'record' | 'passport-of-country' | 'default';
  verified: Verified;
  /** The one nearest to the authority; null for a default. */
  source: NamedSource | null;
  /** That of `source`; null where it has none. */
  date: string | null;
}

/**
 * What the authority asks, and on what the answer rests.
 *
 * Order:  the record of that type; the passport record of the country; the product's defaults, also for a code of
 *         two letters under which nothing is on record.
 * Out:    undefined when the code is none at all, or when a variant is asked for that the country does not have, or
 *         has to be named: another record's numbers would be a wrong answer, not a fallback.
 */
export function findRequirement(query: RequirementQuery): RequirementAnswer | undefined {
  const country = findCountry(query.countryCode) ?? countryWithoutRecords(query.countryCode);
  if (!country) return undefined;
  if (query.variant !== undefined) {
    const record = findVariant(country, query.documentType, query.variant);
    return record && answer(record, 'record');
  }
  const own = mainRecord(country, query.documentType);
  if (own) return answer(own, 'record');
  if (needsVariant(query)) return undefined;
  const passport = mainRecord(country, 'passport');
  if (passport) return answer(passport, 'passport-of-country');
  return answer(defaultRequirement(country, query.documentType), 'default');
}

/** Whether there are several permits and licences, none of which is meant without being named. */
export function needsVariant({ countryCode, documentType, variant }: RequirementQuery): boolean {
  return (
    documentType === 'other' && variant === undefined && variantsOf(countryCode, documentType).length > 1
  );
}

/** All records of a country and type, the primary one first. */
export function variantsOf(countryCode: string, documentType: DocumentType): ReadonlyArray<PhotoRequirement> {
  const country = findCountry(countryCode);
  return country ? recordsOf(country, documentType) : [];
}

/** All records of a country, by document, the primary ones first. */
export function documentsOf(countryCode: string): ReadonlyArray<PhotoRequirement> {
  return documentTypes.flatMap((documentType) => variantsOf(countryCode, documentType));
}

/** Every record of every country and group, for whoever keeps them elsewhere. */
export function allRequirements(): PhotoRequirement[] {
  return [...countryRecords().values()].flatMap(({ records }) => records);
}

function recordsOf(country: Country, documentType: DocumentType): PhotoRequirement[] {
  const records = countryRecords().get(country.code)?.records ?? [];
  return records
    .filter((record) => record.documentType === documentType)
    .sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
}

function findVariant(country: Country, documentType: DocumentType, variant: string) {
  const wanted = variant.trim().toLowerCase();
  return recordsOf(country, documentType).find((record) => record.variant === wanted);
}

/** The primary record, or the only one there is (a driving licence, the Schengen visa of the group EU). */
function mainRecord(country: Country, documentType: DocumentType): PhotoRequirement | undefined {
  const [first, ...others] = recordsOf(country, documentType);
  return first?.isPrimary || others.length === 0 ? first : undefined;
}

function answer(requirement: PhotoRequirement, basis: RequirementAnswer['basis']): RequirementAnswer {
  const source = mainSource(requirement);
  return { requirement, basis, verified: requirement.verified, source, date: source?.date ?? null };
}
