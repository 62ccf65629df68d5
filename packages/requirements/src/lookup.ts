import { findCapturedDocument } from './captured-documents.ts';
import { type Country, findCountry } from './countries.ts';
import { withEmptyFields } from './empty-fields.ts';
import { ownDocumentOf } from './own/own-document.ts';
import { ownCountryCode, ownRecord } from './own/own-record.ts';
import { mainSource } from './policies.ts';
import { countryRecords } from './records.ts';
import type { NamedSource, PhotoRequirement, Verified } from './schema.ts';
import { type DocumentType, documentTypes } from './vocabulary.ts';

export interface RequirementQuery {
  /** Alpha-2 or alpha-3 in any case. */
  countryCode: string;
  documentType: DocumentType;
  /** Defaults to the primary record. */
  variant?: string;
}

export interface RequirementAnswer {
  requirement: PhotoRequirement;
  /** `passport-of-country`: the country has no record of this type, so its passport's record is used. */
  basis: 'record' | 'passport-of-country' | 'default';
  verified: Verified;
  /** The source nearest to the authority; null for a default. */
  source: NamedSource | null;
  /** Date of `source`; null if it has none. */
  date: string | null;
}

/**
 * Looks up a requirement and the basis of the answer.
 *
 * Order: the record of that type; the country's passport record; the product's defaults, also for a two-letter code
 * without records.
 * Out: undefined if the code is malformed, if the country lacks the requested variant, if the variant has to be named,
 * or if nobody brings a photo for the document: another record's numbers would be wrong rather than a fallback.
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
  const { documentType } = query;
  if (findCapturedDocument({ countryCode: country.code, documentType, variant: 'standard' }))
    return undefined;
  if (needsVariant(query)) return undefined;
  const passport = mainRecord(country, 'passport');
  if (passport) return answer(passport, 'passport-of-country');
  return answer(defaultRequirement(country, query.documentType), 'default');
}

/** Whether there are several permits or licences, so that the variant has to be named. */
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

/** All records of all countries and groups. */
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
  const stored = recordsOf(country, documentType).find((record) => record.variant === wanted);
  return (
    stored ?? (country.code === ownCountryCode && documentType === 'other' ? ownRecordOf(wanted) : undefined)
  );
}

/** The record of a document that its owner described; the variant contains all of it. */
function ownRecordOf(variant: string): PhotoRequirement | undefined {
  const document = ownDocumentOf(variant);
  return document ? ownRecord(document, variant) : undefined;
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

/**
 * The product's own defaults, used if neither a record nor a passport record exists. They rest on no evidence, and
 * every screen that shows them says so.
 */
function defaultRequirement(country: Country, documentType: DocumentType): PhotoRequirement {
  return withEmptyFields.record({
    countryCode: country.code,
    alpha3: country.alpha3,
    countryName: country.name,
    region: country.region,
    documentType,
    variant: 'standard',
    isPrimary: false,
    label: `${country.name} ${documentType} (default)`,
    supply: unverified,
    edits: unverified,
    size: { widthMm: 35, heightMm: 45, ...unverified },
    headHeight: { minMm: 25, maxMm: 35, derivation: 'default', ...unverified },
    background: { colour: 'white', hex: '#FFFFFF', ...unverified },
    specialNotes: ['We found no published rule; these are default values.'],
    authority: null,
    sources: [],
    verified: 'default',
    changedOn: null,
    sourceDate: null,
  });
}

/** A country for a well-formed code without records, so that the defaults apply; undefined for any other text. */
function countryWithoutRecords(code: string): Country | undefined {
  const wanted = code.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(wanted)) return undefined;
  return {
    code: wanted,
    alpha3: 'XXX',
    name: wanted,
    region: 'Other',
    slug: wanted.toLowerCase(),
    documents: [],
  };
}

const unverified = { level: 'unverified' } as const;
