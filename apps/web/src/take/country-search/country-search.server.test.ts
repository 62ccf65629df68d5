import { languages } from '@vesika/messages';
import { listCountries, popularPassportCodes } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { groupCountries, groupsBeyondCountries, popularCodes } from './country-groups.ts';
import { findCountries } from './find-countries.ts';
import { likelyCountry } from './likely-country.ts';

const chosenFrom = [
  ...listCountries().map(({ code, name, region }) => ({ code, englishName: name, region })),
  ...groupsBeyondCountries,
];

const grouped = new Map(languages.map((language) => [language, groupCountries(language, chosenFrom, null)]));

function firstFor(search: string, language: (typeof languages)[number] = 'en'): string | undefined {
  return findCountries(grouped.get(language)!, search)[0]?.countries[0]?.code;
}

describe('a country is found by what people call it', () => {
  it.each([
    ['usa', 'US'],
    ['U.S.A.', 'US'],
    ['america', 'US'],
    ['uk', 'GB'],
    ['england', 'GB'],
    ['deutschland', 'DE'],
    ['almanya', 'DE'],
    ['Allemagne', 'DE'],
    ['germ', 'DE'],
    ['holland', 'NL'],
    ['turkey', 'TR'],
    ['türkiye', 'TR'],
    ['turk', 'TR'],
    ['tr', 'TR'],
    ['czech republic', 'CZ'],
    ['ivory coast', 'CI'],
    ['united sta', 'US'],
    ['сша', 'US'],
    ['Германия', 'DE'],
    ['德国', 'DE'],
    ['アメリカ', 'US'],
    ['بريطانيا', 'GB'],
    ['korea', 'KR'],
    ['south korea', 'KR'],
    ['burma', 'MM'],
    ['uae', 'AE'],
    ['eeuu', 'US'],
    ['inghilterra', 'GB'],
    ['schengen', 'EU'],
    ['2x2', 'ZZ'],
  ])('"%s" is %s', (search, code) => {
    expect(firstFor(search)).toBe(code);
  });

  it.each([
    ['oci', 'IN', 'OCI'],
    ['führerschein', 'DE', 'Führerschein'],
    ['green card', 'US', 'Green Card'],
  ])('"%s" is a document of %s', (typed, code, name) => {
    const [first] = findCountries(grouped.get('tr')!, typed)[0]?.countries ?? [];
    expect([first?.code, first?.document?.names[0]]).toEqual([code, name]);
  });

  it('once, in its region, the best answer first', () => {
    const found = findCountries(grouped.get('en')!, 'united');
    const names = found.map(({ countries }) => countries.map(({ name }) => name));
    expect(names[0]?.[0]).toBe('United States');
    expect(names.flat()).toEqual(expect.arrayContaining(['United Kingdom', 'United Arab Emirates']));
    expect(new Set(names.flat()).size).toBe(names.flat().length);
  });

  it('and nothing by what is no country', () => {
    expect(firstFor('atlantis')).toBeUndefined();
  });
});

describe('before anything is typed', () => {
  it.each(languages)('the likely country comes first in %s, then the popular ones', (language) => {
    const [first, ...regions] = groupCountries(language, chosenFrom, 'IT');
    expect(first?.region).toBe('suggested');
    expect(first?.countries.map(({ code }) => code)).toEqual(['IT', ...popularCodes.slice(0, 7)]);
    expect(regions.flatMap(({ countries }) => countries)).toHaveLength(chosenFrom.length);
  });

  it('the popular ones are those of the passport list', () => {
    expect(popularCodes).toEqual(popularPassportCodes.slice(0, 8));
  });
});

it.each([
  [['de-AT', 'en'], 'AT'],
  [['en', 'tr'], 'TR'],
  [['en-GB'], 'GB'],
  [['es-419'], null],
  [['en'], null],
  [['*', 'x'], null],
  [[], null],
])('settings %j speak of %s', (locales, country) => {
  expect(likelyCountry(locales)).toBe(country);
});
