import { guideCountries } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { countryAt } from './country-address.server.ts';
import { countryPaths } from './country-paths.server.ts';

const visit = { language: 'en', isActive: () => true } as const;
const site = 'https://vesika.example';

describe('countryPaths', () => {
  it('lists each page once: 250 passports, 70 visas, 50 ID cards, and two pages before each', () => {
    const paths = countryPaths(visit);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(250 + 70 + 50 + 6);
    expect(paths).toEqual(paths.map((path) => path.toLowerCase()));
  });

  it('holds the 19 guides under their slugs', () => {
    const paths = countryPaths(visit);
    const guides = guideCountries().map(({ slug }) => `/passport-photo/${slug}`);
    expect(guides).toHaveLength(19);
    expect(guides.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('hides no country behind the list of all', () => {
    expect(countryPaths(visit).filter((path) => path.endsWith('/all-countries'))).toHaveLength(3);
  });
});

describe('countryAt', () => {
  it.each([
    ['passport', 'usa', 'US'],
    ['passport', 'hong-kong', 'HK'],
    ['visa', 'us', 'US'],
    ['id', 'uk', 'GB'],
  ] as const)('%s %s is %s', (type, key, code) => {
    expect(
      countryAt({ documentType: type, key, requestUrl: `${site}/${type}-photo/${key}` }, visit).code,
    ).toBe(code);
  });

  it.each([
    ['passport', 'USA', '/passport-photo/USA', '/passport-photo/usa'],
    ['passport', 'Germany', '/tr/passport-photo/Germany', '/tr/passport-photo/germany'],
    ['visa', 'DE', '/visa-photo/DE/', '/visa-photo/de'],
    ['id', 'Hong-Kong', '/ar/id-photo/Hong-Kong', '/ar/id-photo/hong-kong'],
  ] as const)('%s %s moves to the lower-case address', (type, key, path, canonical) => {
    const answer = answerTo(type, key, path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, canonical]);
  });

  it.each([
    ['passport', 'atlantis'],
    ['passport', 'us'],
    ['visa', 'usa'],
    ['visa', 'kp'],
    ['visa', 'xx'],
    ['id', 'gb'],
    ['id', 'mexico'],
    ['id', ''],
  ] as const)('%s "%s" is no page', (type, key) => {
    expect(answerTo(type, key, `/${type}-photo/${key}`).status).toBe(404);
  });
});

function answerTo(type: 'passport' | 'visa' | 'id', key: string, path: string): Response {
  try {
    countryAt({ documentType: type, key, requestUrl: site + path }, visit);
  } catch (answer) {
    if (answer instanceof Response) return answer;
    throw answer;
  }
  throw new Error(`${path} is a page`);
}
