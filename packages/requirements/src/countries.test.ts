import { describe, expect, it } from 'vitest';
import { findCountry, listCountries } from './countries.ts';
import { regions } from './vocabulary.ts';

describe('listCountries', () => {
  it('lists the 249 countries of ISO 3166-1 and Kosovo by name, each with a passport, a region and a slug of its own', () => {
    const countries = listCountries();
    expect(countries).toHaveLength(250);
    expect(countries.filter(({ documents }) => !documents.includes('passport'))).toEqual([]);
    expect(new Set(countries.map(({ region }) => region))).toEqual(new Set(regions));
    expect(new Set(countries.map(({ slug }) => slug)).size).toBe(250);
    expect(countries.filter(({ slug }) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
    expect(countries[0]?.name).toBe('Afghanistan');
  });

  it('omits the groups', () => {
    expect(listCountries().filter(({ code }) => ['EU', 'ZZ'].includes(code))).toEqual([]);
  });
});

describe('findCountry', () => {
  it.each([
    ['de', 'Germany', 'germany', ['id', 'passport', 'visa']],
    ['GBR', 'United Kingdom', 'uk', ['id', 'passport', 'visa']],
    ['uk', 'United Kingdom', 'uk', ['id', 'passport', 'visa']],
    [' us ', 'United States', 'usa', ['id', 'passport', 'visa']],
    ['CI', "Cote d'Ivoire", 'cote-d-ivoire', ['passport']],
    ['VI', 'U.S. Virgin Islands', 'us-virgin-islands', ['passport']],
    ['XKX', 'Kosovo', 'kosovo', ['passport']],
    ['EU', 'European Union / Schengen area', 'european-union-schengen-area', []],
  ])('%s is %s', (code, name, slug, documents) => {
    const country = findCountry(code);
    expect([country?.name, country?.slug]).toEqual([name, slug]);
    expect([...(country?.documents ?? [])].sort()).toEqual(documents);
  });

  it.each(['', 'XX', 'germany', 'D'])('knows no country by "%s"', (code) => {
    expect(findCountry(code)).toBeUndefined();
  });
});
