import { allRequirements, documentsOf, findRequirement, variantsOf } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { documentTypes } from '../../photo/document-type.ts';
import { firstPurpose, purposesOf } from '../../take/choose/purposes.ts';
import { groupsBeyondCountries } from '../../take/country-search/country-groups.ts';
import { countriesOf, keyOf } from './country-address.server.ts';
import { documentLanding } from './country-lists.server.ts';
import { countryPage } from './country-page.server.ts';

const visit = { language: 'en', isActive: () => true } as const;
const travelDocuments = ['passport', 'visa', 'id'] as const;

interface Listed {
  countryCode: string;
  documentType: string;
  variant: string;
}
const nameOf = ({ countryCode, documentType, variant }: Listed) =>
  `${countryCode} ${documentType} ${variant}`;
const records = allRequirements().map(nameOf);

describe('every record can be reached', () => {
  it('in the wizard, by country and kind of document', () => {
    const countries = [...countriesOf('passport', visit), ...groupsBeyondCountries].map(({ code }) => code);
    const offered = countries.flatMap((countryCode) =>
      documentTypes.flatMap((documentType) =>
        purposesOf(answerTo(countryCode, documentType), documentType).map((purpose) =>
          nameOf({ countryCode, ...purpose }),
        ),
      ),
    );
    expect(records.filter((record) => !offered.includes(record))).toEqual([]);
  });

  it('on some page', () => {
    const ofCountries = travelDocuments.flatMap((documentType) =>
      countriesOf(documentType, visit).flatMap((country) => {
        const key = keyOf(documentType, country);
        return countryPage({ documentType, key, requestUrl: 'https://vesika.example' }, visit).documents;
      }),
    );
    const ofGroups = travelDocuments.flatMap(
      (documentType) => documentLanding(documentType, visit).beyond?.documents ?? [],
    );
    const listed = new Set([...ofCountries, ...ofGroups].map(nameOf));
    expect(records.filter((record) => !listed.has(record))).toEqual([]);
  });
});

describe('where a kind of document has no primary record', () => {
  it('the first that there is takes its place', () => {
    expect(firstPurpose(answerTo('DE', 'other'), 'other')?.variant).toBe('driver-license');
    expect(firstPurpose(answerTo('EU', 'passport'), 'passport')).toMatchObject({ documentType: 'visa' });
    expect(firstPurpose(answerTo('DE', 'passport'), 'passport')).toBeNull();
    expect(firstPurpose(answerTo('TD', 'other'), 'other')).toBeNull();
  });
});

function answerTo(countryCode: string, documentType: (typeof documentTypes)[number]) {
  // requirementsQuery asks for a permit or licence by the name of the first one.
  const variant = documentType === 'other' ? variantsOf(countryCode, 'other')[0]?.variant : undefined;
  // The Greek identity card has no requirements, because its photo is taken on the spot.
  const basis =
    findRequirement({ countryCode, documentType, ...(variant && { variant }) })?.basis ?? 'record';
  return {
    country_code: countryCode,
    basis,
    documents: documentsOf(countryCode).map((record) => ({
      document_type: record.documentType,
      variant: record.variant,
      label: record.label,
      isPrimary: record.isPrimary,
    })),
  };
}
