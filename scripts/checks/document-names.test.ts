import { loadCatalogue } from '@vesika/messages';
import { allRequirements, capturedDocuments } from '@vesika/requirements';
import { expect, it } from 'vitest';

const records = allRequirements();
const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const { variants, namedDocuments } = await loadCatalogue('en', 'engine');

it('every variant has a name in the catalogue, and no other', () => {
  const others = [...records.filter(({ isPrimary }) => !isPrimary), ...capturedDocuments()];
  const used = new Set(others.map(({ variant }) => variant).filter((variant) => variant !== 'standard'));
  expect(Object.keys(variants).sort()).toEqual([...used].sort());
});

it('every document that is not named after its country and kind has its own name', () => {
  const plain = { passport: 'passport', visa: 'visa', id: 'ID card', other: '' };
  const named = records
    .filter(({ isPrimary, label, countryName, countryCode, documentType }) => {
      // The record of Türkiye keeps the country's older name, which addresses are made of.
      const names = [countryName, countryNames.of(countryCode)];
      return isPrimary && !names.some((name) => label === `${name} ${plain[documentType]}`);
    })
    .map(({ countryCode, documentType }) => `${countryCode}-${documentType}`);
  expect(Object.keys(namedDocuments).sort()).toEqual(named.sort());
});
