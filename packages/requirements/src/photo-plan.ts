import { documentsOf, findRequirement } from './lookup.ts';
import { refusesOwnPhoto } from './policies.ts';
import type { PhotoRequirement } from './schema.ts';
import { groupBySharedPhoto, photoDifferencesBetween } from './shared-photo.ts';
import type { DocumentType, PhotoDifference } from './vocabulary.ts';

export interface PlannedDocument {
  requirement: PhotoRequirement;
  /** Index of the photo in the plan; documents with the same index share it. */
  photo: number;
  /** Why the first document's photo does not serve this one; empty if it does. */
  differences: PhotoDifference[];
}

/** Plans the smallest number of photos for several documents. */
export function planPhotos(records: readonly PhotoRequirement[]): PlannedDocument[] {
  const groups = groupBySharedPhoto(records, (record) => record);
  return records.map((requirement) => ({
    requirement,
    photo: groups.findIndex((group) => group.includes(requirement)),
    differences: photoDifferencesBetween(records[0]!, requirement),
  }));
}

/** The most requested visas. */
const popularVisas = [
  { countryCode: 'US', documentType: 'visa' },
  { countryCode: 'EU', documentType: 'visa', variant: 'schengen-visa' },
  { countryCode: 'GB', documentType: 'visa' },
  { countryCode: 'CA', documentType: 'visa' },
  { countryCode: 'IN', documentType: 'visa' },
  { countryCode: 'CN', documentType: 'visa' },
] as const;

/**
 * Documents people often need in addition: the country's passport and identity card, then visas of other countries.
 * Documents are left out if their authority is not known to take a photo that people make themselves.
 */
export function likelyDocuments(countryCode: string, documentType: DocumentType): PhotoRequirement[] {
  const ofCountry = documentsOf(countryCode).filter(
    (record) => record.isPrimary && (record.documentType === 'passport' || record.documentType === 'id'),
  );
  const visas = popularVisas
    .filter((visa) => visa.countryCode !== countryCode)
    .flatMap((visa) => findRequirement(visa)?.requirement ?? []);
  return [...ofCountry, ...visas].filter(
    (record) =>
      record.supply.kind !== null &&
      !refusesOwnPhoto(record) &&
      record.discontinued === null &&
      (record.countryCode !== countryCode || record.documentType !== documentType),
  );
}

const schengen: ReadonlySet<string> = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** The visa record of a destination; undefined if there is none, or for the traveller's own country. */
export function visaRecordFor(countryCode: string): PhotoRequirement | undefined {
  const own = documentsOf(countryCode).find((record) => record.documentType === 'visa' && record.isPrimary);
  if (own || !schengen.has(countryCode)) return own;
  return findRequirement({ countryCode: 'EU', documentType: 'visa' })?.requirement;
}
