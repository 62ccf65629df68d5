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
    expect(pages.guideCountries().find((country) => country.slug === slug)?.code).toBe(code);
  });

  it('exist for nineteen slugs only', () => {
    expect(pages.guideCountries()).toHaveLength(19);
  });
});

describe('visa pages', () => {
  it('exist for 74 countries', () => {
    expect(pages.supportedVisaCountries()).toHaveLength(74);
  });
});

describe('ID pages', () => {
  it('exist for 50 countries', () => {
    expect(pages.idCountries()).toHaveLength(50);
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
