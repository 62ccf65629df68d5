import { expect, it } from 'vitest';
import { findNamedCountry } from './named-country.ts';

it.each([
  ['united-kingdom', 'GB'],
  ['UK', 'GB'],
  ['gbr', 'GB'],
  ['United States of America', 'US'],
  ['holland', 'NL'],
  ['czechia', 'CZ'],
  ['Côte d’Ivoire', 'CI'],
  ['Германия', 'DE'],
  ['almanya', 'DE'],
  ['中国', 'CN'],
])('%s is %s', (written, code) => {
  expect(findNamedCountry(written)?.code).toBe(code);
});

it.each(['', 'atlantis', 'united', 'korea-north-south'])('"%s" is no country', (written) => {
  expect(findNamedCountry(written)).toBeUndefined();
});
