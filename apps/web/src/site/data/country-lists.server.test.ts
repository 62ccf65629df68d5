import type { ServiceFacts } from '@vesika/contract';
import { languages } from '@vesika/messages';
import { findCountry } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { ogSubjectAt } from '../og-picture/og-subject.server.ts';
import { countriesOf, keyOf } from './country-address.server.ts';
import { allCountries, documentLanding, otherCountries } from './country-lists.server.ts';
import { countryPage, variantPage } from './country-page.server.ts';
import { landing } from './landing.server.ts';

const isActive = () => true;
const visit = { language: 'en', isActive } as const;

describe('allCountries', () => {
  it('sorts as the language does', () => {
    const names = (language: 'en' | 'tr') =>
      allCountries('passport', { language, isActive }).countries.map(({ name }) => name);
    const turkish = names('tr');
    expect(turkish.indexOf('Çad')).toBeGreaterThan(turkish.indexOf('Cibuti'));
    expect(turkish.indexOf('Danimarka')).toBeGreaterThan(turkish.indexOf('Çin'));
    const english = names('en');
    expect(english.indexOf('Åland Islands')).toBeLessThan(english.indexOf('Albania'));
  });

  it.each(languages)('names every country in %s', (language) => {
    const { countries } = allCountries('passport', { language, isActive });
    expect(countries).toHaveLength(250);
    expect(countries.filter(({ name, code }) => name === '' || name === code)).toEqual([]);
  });
});

describe('documentLanding', () => {
  it.each(['passport', 'visa', 'id'] as const)('of %s shows fifteen first', (documentType) => {
    const { popular, searched } = documentLanding(documentType, visit);
    expect(popular).toHaveLength(15);
    expect(popular[0]).toMatchObject({ code: 'US', alpha3: 'USA', size: { widthMm: 51, heightMm: 51 } });
    expect(popular.filter(({ key }) => !searched.some((country) => country.key === key))).toEqual([]);
  });
});

describe('otherCountries', () => {
  it('are the other 18 guides of a guide, and all 19 of another passport', () => {
    expect(otherCountries('passport', visit, findCountry('US')!)).toHaveLength(18);
    expect(otherCountries('passport', visit, findCountry('TD')!)).toHaveLength(19);
  });

  it('leave the country itself out', () => {
    expect(otherCountries('visa', visit, findCountry('DE')!).map(({ code }) => code)).not.toContain('DE');
  });
});

describe('a country that is switched off', () => {
  const without = { language: 'en', isActive: (code: string) => code !== 'US' } as const;
  const codes = (list: { code: string }[]) => list.map(({ code }) => code);

  it.each(['passport', 'visa', 'id'] as const)('is in no list of %s', (documentType) => {
    const { popular, searched } = documentLanding(documentType, without);
    const { countries } = allCountries(documentType, without);
    const others = otherCountries(documentType, without, findCountry('DE')!);
    for (const list of [popular, searched, countries, others]) {
      expect(list.length).toBeGreaterThan(0);
      expect(codes(list)).not.toContain('US');
    }
  });

  it('keeps its pages, which say so and name the documents that are left, and has no picture', async () => {
    const address = { documentType: 'passport', key: 'usa', requestUrl: 'https://vesika.example' } as const;
    expect(countryPage(address, visit).isOff).toBe(false);
    const off = countryPage(address, without);
    expect([off.isOff, off.authority !== null, off.documents]).toEqual([true, true, []]);
    const withoutPassports = {
      ...visit,
      isActive: (code: string, type?: string) => code !== 'US' || type !== 'passport',
    };
    const types = countryPage(address, withoutPassports).documents.map(({ documentType }) => documentType);
    expect(new Set(types)).toEqual(new Set(['visa', 'id', 'other']));
    const variant = { ...address, documentType: 'other', variant: 'green-card' } as const;
    expect(variantPage(variant, without).isOff).toBe(true);
    expect(await ogSubjectAt('passport/usa.png', without)).toBeUndefined();
  });

  it("gives way on the first page, and is nobody else's issuing state", () => {
    const known = { facts: {} as ServiceFacts, photoSeconds: null };
    expect(landing({ ...visit, currency: 'USD' }, known).likely).toBe('US');
    const first = landing({ ...without, currency: 'USD' }, known);
    expect([first.likely, ...codes(first.popular)]).not.toContain('US');
    const address = { documentType: 'passport', key: 'guam', requestUrl: 'https://vesika.example' } as const;
    expect(countryPage(address, visit).ruleOf?.code).toBe('US');
    expect(countryPage(address, without).ruleOf).toBeNull();
  });
});

it('offers first only documents for which people may use their own photo, their own country among them', () => {
  const known = { facts: {} as ServiceFacts, photoSeconds: null };
  const popular = (currency: 'USD' | 'TRY' | 'EUR', language: 'en' | 'de') =>
    landing({ ...visit, language, currency }, known).popular.map(({ code }) => code);
  expect(popular('TRY', 'en')).toEqual(['TR', 'US', 'GB', 'AU', 'JP', 'IT', 'ES', 'KR']);
  expect(popular('EUR', 'de')).toEqual(['US', 'GB', 'AU', 'JP', 'TR', 'IT', 'ES', 'KR']);
});

it('a page that says that two sources agree names both, and lists what states the size', () => {
  const passports = countriesOf('passport', visit).map((country) =>
    countryPage(
      { documentType: 'passport', key: keyOf('passport', country), requestUrl: 'https://vesika.example' },
      visit,
    ),
  );
  const agreeing = passports.filter(({ verified }) => verified === 'two-sources');
  expect(agreeing.length).toBeGreaterThan(10);
  expect(agreeing.filter(({ stating }) => stating.length < 2)).toEqual([]);
  const listed = passports.filter(({ stating, sources }) =>
    stating.every(({ id }) => sources.some((source) => source.id === id)),
  );
  expect(listed).toHaveLength(passports.length);
  // IDPhotoSnap repeats visafoto, so the two never agree with each other alone.
  const copies = agreeing.filter(({ stating }) => stating.every(({ id }) => /visafoto|idphotosnap/.test(id)));
  expect(copies).toEqual([]);
});
