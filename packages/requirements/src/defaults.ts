import type { Country } from './countries.ts';
import { withEmptyFields } from './empty-fields.ts';
import type { PhotoRequirement } from './schema.ts';
import type { DocumentType } from './vocabulary.ts';

/**
 * What stands in where neither a record nor a passport record exists: the product's own defaults, resting on
 * no evidence. Whoever shows it says so.
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
    size: { widthMm: 35, heightMm: 45, derivedFromPx: false },
    headHeight: { minMm: 25, maxMm: 35, basis: 'default' },
    background: { name: 'white', hex: '#FFFFFF', basis: 'default' },
    glasses: { allowed: false, rule: 'No rule found; remove glasses to be safe.', basis: 'default' },
    smileAllowed: false,
    expression: 'Neutral, mouth closed, eyes open.',
    headCovering: 'Not allowed except for religious or medical reasons.',
    minDpi: { value: 300, basis: 'default' },
    photoAgeMonthsMax: { value: 6, basis: 'default' },
    specialNotes: ['No published rule was found; these are default values.'],
    verified: 'default',
    confidence: 'low',
  });
}
