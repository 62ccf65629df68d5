import { allRequirements, capturedDocuments, guideCountries } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import {
  capturedAt,
  capturedPathOf,
  codePathOf,
  countryAt,
  pathOf,
  variantAt,
} from './country-address.server.ts';
import { countryPaths } from './country-paths.server.ts';

const site = 'https://vesika.example';

describe('countryPaths', () => {
  it('lists each page once: one of every record, and two before passports, visas and ID cards', () => {
    const paths = countryPaths();
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(allRequirements().length + capturedDocuments().length + 6);
    expect(paths).toEqual(paths.map((path) => path.toLowerCase()));
    expect(paths).toEqual(expect.arrayContaining(allRequirements().map(pathOf)));
  });

  it.each([
    '/visa-photo/eu/schengen-visa',
    '/visa-photo/us/us-diversity-visa',
    '/document-photo/usa/green-card',
    '/document-photo/india/india-oci',
    '/document-photo/germany/driver-license',
    '/passport-photo/uk/online',
    '/id-photo/belgium/kids-id',
    '/document-photo/sizes/plain-2x2-inch',
    '/document-photo/usa/global-entry',
    '/id-photo/greece',
  ])('has %s', (path) => {
    expect(countryPaths()).toContain(path);
  });

  it('holds the 19 guides under their slugs', () => {
    const paths = countryPaths();
    const guides = guideCountries().map(({ slug }) => `/passport-photo/${slug}`);
    expect(guides).toHaveLength(19);
    expect(guides.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('hides no country behind the list of all', () => {
    expect(countryPaths().filter((path) => path.endsWith('/all-countries'))).toHaveLength(3);
  });
});

describe('countryAt', () => {
  it.each([
    ['passport', 'usa', 'US'],
    ['passport', 'hong-kong', 'HK'],
    ['visa', 'us', 'US'],
    ['id', 'uk', 'GB'],
  ] as const)('%s %s is %s', (type, key, code) => {
    expect(countryAt({ documentType: type, key, requestUrl: `${site}/${type}-photo/${key}` }).code).toBe(
      code,
    );
  });

  it.each([
    ['passport', 'USA', '/passport-photo/USA', '/passport-photo/usa'],
    ['passport', 'Germany', '/tr/passport-photo/Germany', '/tr/passport-photo/germany'],
    ['visa', 'DE', '/visa-photo/DE/', '/visa-photo/de'],
    ['passport', 'united-kingdom', '/passport-photo/united-kingdom', '/passport-photo/uk'],
    ['passport', 'gb', '/de/passport-photo/gb', '/de/passport-photo/uk'],
    ['passport', 'GBR', '/passport-photo/GBR', '/passport-photo/uk'],
    ['passport', 'united-states', '/passport-photo/united-states', '/passport-photo/usa'],
    ['passport', 'us', '/passport-photo/us', '/passport-photo/usa'],
    ['passport', 'deutschland', '/de/passport-photo/deutschland', '/de/passport-photo/germany'],
    ['passport', 'türkiye', '/passport-photo/t%C3%BCrkiye', '/passport-photo/turkey'],
    ['visa', 'usa', '/visa-photo/usa', '/visa-photo/us'],
    ['id', 'great-britain', '/id-photo/great-britain', '/id-photo/uk'],
    ['id', 'Hong-Kong', '/ar/id-photo/Hong-Kong', '/ar/id-photo/hong-kong'],
  ] as const)('%s %s moves to the one address of the page', (type, key, path, canonical) => {
    const answer = answerTo(type, key, path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, canonical]);
  });

  it.each([
    ['passport', 'atlantis'],
    ['visa', 'kp'],
    ['visa', 'xx'],
    ['passport', 'united'],
    ['id', 'mexico'],
    ['id', ''],
  ] as const)('%s "%s" is no page', (type, key) => {
    expect(answerTo(type, key, `/${type}-photo/${key}`).status).toBe(404);
  });
});

describe('variantAt', () => {
  const at = (path: string) => {
    const [type, key, variant] = path.replace('-photo', '').split('/').slice(-3) as [string, string, string];
    const documentType = type === 'document' ? 'other' : (type as 'visa');
    return variantAt({ documentType, key, variant, requestUrl: site + path });
  };

  it('finds the record of every page', () => {
    const variants = allRequirements().filter(({ isPrimary }) => !isPrimary);
    expect(variants.length).toBeGreaterThan(70);
    expect(variants.map((record) => at(pathOf(record)))).toEqual(variants);
  });

  it('moves from the code of the country to its slug, for every record', () => {
    for (const record of allRequirements().filter(({ isPrimary }) => !isPrimary)) {
      const byCode = codePathOf(record);
      if (byCode === pathOf(record)) continue;
      expect(thrownBy(() => at(`/tr${byCode}`)).headers.get('location')).toBe(`/tr${pathOf(record)}`);
    }
  });

  it.each([
    ['/tr/visa-photo/EU/Schengen-Visa', '/tr/visa-photo/eu/schengen-visa'],
    ['/passport-photo/united-kingdom/online', '/passport-photo/uk/online'],
    ['/de/document-photo/deutschland/driver-license', '/de/document-photo/germany/driver-license'],
  ])('moves from %s to the one address of the page', (path, canonical) => {
    const answer = thrownBy(() => at(path));
    expect([answer.status, answer.headers.get('location')]).toEqual([301, canonical]);
  });

  it.each([
    '/visa-photo/us/standard',
    '/visa-photo/us/green-card',
    '/document-photo/atlantis/driver-license',
  ])('%s is no page', (path) => {
    expect(thrownBy(() => at(path)).status).toBe(404);
  });
});

describe('capturedAt', () => {
  const at = (path: string) => {
    const [type, key, variant = null] = path.replace('-photo', '').split('/').slice(1) as [string, string];
    const documentType = type === 'document' ? 'other' : (type as 'id');
    return capturedAt({ documentType, key, variant, requestUrl: site + path });
  };

  it('finds the document of every page, and none on pages of photos', () => {
    expect(capturedDocuments().map((document) => at(capturedPathOf(document)))).toEqual([
      ...capturedDocuments(),
    ]);
    expect([at('/id-photo/germany'), at('/document-photo/usa/green-card')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['/document-photo/us/nexus', '/document-photo/usa/nexus'],
    ['/document-photo/USA/Nexus', '/document-photo/usa/nexus'],
    ['/id-photo/gr', '/id-photo/greece'],
  ])('moves from %s to %s', (path, canonical) => {
    const answer = thrownBy(() => at(path));
    expect([answer.status, answer.headers.get('location')]).toEqual([301, canonical]);
  });
});

function answerTo(type: 'passport' | 'visa' | 'id', key: string, path: string): Response {
  return thrownBy(() => countryAt({ documentType: type, key, requestUrl: site + path }));
}

function thrownBy(open: () => unknown): Response {
  try {
    open();
  } catch (answer) {
    if (answer instanceof Response) return answer;
    throw answer;
  }
  throw new Error('this is a page');
}
