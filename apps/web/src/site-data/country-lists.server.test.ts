import { languages } from '@vesika/messages';
import { findCountry } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { allCountries, documentLanding, otherCountries } from './country-lists.server.ts';

describe('allCountries', () => {
  it('sorts as the language does', () => {
    const names = (language: 'en' | 'tr') =>
      allCountries('passport', language).countries.map(({ name }) => name);
    const turkish = names('tr');
    expect(turkish.indexOf('Çad')).toBeGreaterThan(turkish.indexOf('Cibuti'));
    expect(turkish.indexOf('Danimarka')).toBeGreaterThan(turkish.indexOf('Çin'));
    const english = names('en');
    expect(english.indexOf('Åland Islands')).toBeLessThan(english.indexOf('Albania'));
  });

  it.each(languages)('names every country in %s', (language) => {
    const { countries } = allCountries('passport', language);
    expect(countries).toHaveLength(249);
    expect(countries.filter(({ name, code }) => name === '' || name === code)).toEqual([]);
  });
});

describe('documentLanding', () => {
  it.each(['passport', 'visa', 'id'] as const)('of %s shows fifteen first', (documentType) => {
    const { popular, searched } = documentLanding(documentType, 'en');
    expect(popular).toHaveLength(15);
    expect(popular[0]).toMatchObject({ code: 'US', alpha3: 'USA', size: { widthMm: 51, heightMm: 51 } });
    expect(popular.filter(({ key }) => !searched.some((country) => country.key === key))).toEqual([]);
  });
});

describe('otherCountries', () => {
  it('are the other 18 guides of a guide, and all 19 of another passport', () => {
    expect(otherCountries('passport', 'en', findCountry('US')!)).toHaveLength(18);
    expect(otherCountries('passport', 'en', findCountry('TD')!)).toHaveLength(19);
  });

  it('leave the country itself out', () => {
    expect(otherCountries('visa', 'en', findCountry('DE')!).map(({ code }) => code)).not.toContain('DE');
  });
});
