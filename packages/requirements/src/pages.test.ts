import { describe, expect, it } from 'vitest';
import { findCountry } from './countries.ts';
import * as pages from './pages.ts';

describe('passport guides', () => {
  it.each([
    ['usa', 'US'],
    ['china', 'CN'],
    ['japan', 'JP'],
    ['germany', 'DE'],
    ['india', 'IN'],
    ['uk', 'GB'],
    ['france', 'FR'],
    ['italy', 'IT'],
    ['brazil', 'BR'],
    ['canada', 'CA'],
    ['korea', 'KR'],
    ['russia', 'RU'],
    ['spain', 'ES'],
    ['australia', 'AU'],
    ['mexico', 'MX'],
    ['indonesia', 'ID'],
    ['netherlands', 'NL'],
    ['turkey', 'TR'],
    ['switzerland', 'CH'],
  ])('%s is %s', (slug, code) => {
    expect(pages.findGuideCountry(slug)?.code).toBe(code);
    expect(pages.findGuideCountry(slug.toUpperCase())?.code).toBe(code);
  });

  it('exist for nineteen slugs only', () => {
    expect(pages.guideCountries()).toHaveLength(19);
    expect(['austria', 'us', ''].map(pages.findGuideCountry)).toEqual([undefined, undefined, undefined]);
  });
});

describe('visa pages', () => {
  it('exist for 74 countries, found by alpha-2 code alone', () => {
    expect(pages.supportedVisaCountries()).toHaveLength(74);
    expect(pages.findVisaCountry('us')?.code).toBe('US');
    expect(['usa', 'AD', 'XX'].map(pages.findVisaCountry)).toEqual([undefined, undefined, undefined]);
  });
});

describe('ID pages', () => {
  it('exist for 50 countries', () => {
    expect(pages.idCountries()).toHaveLength(50);
  });

  it.each([
    ['usa', 'US'],
    ['UK', 'GB'],
    ['turkey', 'TR'],
    ['russia', 'RU'],
    ['hong-kong', 'HK'],
    ['united-arab-emirates', 'AE'],
    ['czech-republic', 'CZ'],
  ])('%s is %s', (slug, code) => {
    expect(pages.findIdCountry(slug)?.code).toBe(code);
  });

  it.each(['korea', 'andorra', 'de', ''])('"%s" has none', (slug) => {
    expect(pages.findIdCountry(slug)).toBeUndefined();
  });
});

describe('popular lists', () => {
  it.each([
    ['passport', pages.popularPassportCodes],
    ['visa', pages.popularVisaCodes],
    ['id', pages.popularIdCodes],
  ] as const)('%s: fifteen different countries with a record of their own', (documentType, codes) => {
    expect(new Set(codes).size).toBe(15);
    expect(codes.filter((code) => !findCountry(code)?.documents.includes(documentType))).toEqual([]);
  });

  it('every popular passport has a guide', () => {
    const guides = pages.guideCountries().map(({ code }) => code);
    expect(pages.popularPassportCodes.filter((code) => !guides.includes(code))).toEqual([]);
  });

  it('visa: the fifteen of the visa page, in its order', () => {
    expect(pages.popularVisaCodes.join()).toBe('US,GB,DE,FR,CA,AU,JP,CN,IT,ES,NL,SE,CH,NO,DK');
  });
});
