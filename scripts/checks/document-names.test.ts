import { loadCatalogue } from '@vesika/messages';
import { allRequirements } from '@vesika/requirements';
import { expect, it } from 'vitest';

const records = allRequirements();
const { variants, namedDocuments } = await loadCatalogue('en', 'engine');

it('every variant has a name in the catalogue, and no other', () => {
  const used = new Set(records.filter(({ isPrimary }) => !isPrimary).map(({ variant }) => variant));
  expect(Object.keys(variants).sort()).toEqual([...used].sort());
});

it('every document that is not named after its country and kind has its own name', () => {
  const plain = { passport: 'passport', visa: 'visa', id: 'ID card', other: '' };
  const named = records
    .filter(({ isPrimary, label, countryName, documentType }) =>
      isPrimary ? label !== `${countryName} ${plain[documentType]}` : false,
    )
    .map(({ countryCode, documentType }) => `${countryCode}-${documentType}`);
  expect(Object.keys(namedDocuments).sort()).toEqual(named.sort());
});
