import type { Country } from './countries.ts';
import { withEmptyFields } from './empty-fields.ts';
import type { PhotoRequirement } from './schema.ts';
import type { DocumentType } from './vocabulary.ts';

/**
 * The product's own defaults, used if neither a record nor a passport record exists. They rest on no evidence, and
 * every screen that shows them says so.
 */
export function defaultRequirement(country: Country, documentType: DocumentType): PhotoRequirement {
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
export function countryWithoutRecords(code: string): Country | undefined {
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
