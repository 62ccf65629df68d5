import { expect, it } from 'vitest';
import { chooseCountry, documentNamed } from './country-choice.ts';
import { UsageError } from './usage-error.ts';

it.each([
  ['DE', 'DE'],
  ['deu', 'DE'],
  ['germany', 'DE'],
  ['uk', 'GB'],
  ['United Kingdom', 'GB'],
  ['usa', 'US'],
  ['korea', 'KR'],
  ['south korea', 'KR'],
  ['hong-kong', 'HK'],
  ['Türkiye', 'TR'],
  ['Turkey', 'TR'],
  ['Czechia', 'CZ'],
  ['czech republic', 'CZ'],
  ["cote d'ivoire", 'CI'],
  ['EU', 'EU'],
  ['burma', 'MM'],
  ['great britain', 'GB'],
  ['Deutschland', 'DE'],
  ['suomi', 'FI'],
  ['中国', 'CN'],
  ['kosovo', 'XK'],
])('"%s" is %s', (typed, code) => {
  expect(chooseCountry(typed).code).toBe(code);
});

it.each([
  ['oci', 'IN', 'india-oci'],
  ['green card', 'US', 'green-card'],
  ['Führerschein', 'DE', 'driver-license'],
] as const)('"%s" is a document of %s', (typed, countryCode, variant) => {
  expect(documentNamed(typed)).toMatchObject({ countryCode, variant });
});

it.each(['DE', 'germany', 'green', 'atlantis'])('"%s" is no document on record', (typed) => {
  expect(documentNamed(typed)).toBeUndefined();
});

it.each([
  ['germny', 'Did you mean Germany?'],
  ['switzer', 'Did you mean Switzerland?'],
  ['atlantis', /such as DE or DEU/],
  ['XX', /such as DE or DEU/],
  ['', /such as DE or DEU/],
])('"%s" is refused with a hint', (typed, hint) => {
  const refusal = refusalOf(() => chooseCountry(typed));
  expect(refusal?.message).toBe(`unknown country "${typed}"`);
  expect(refusal?.hint).toMatch(hint);
});

function refusalOf(choose: () => unknown): UsageError | undefined {
  try {
    choose();
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  return undefined;
}
