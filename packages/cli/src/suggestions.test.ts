import { describe, expect, it } from 'vitest';
import { comparable, didYouMean, suggestionsFor } from './suggestions.ts';

const names = ['Germany', 'Georgia', 'Ghana', 'Austria', 'Australia', 'Norway'];

describe('suggestionsFor', () => {
  it.each([
    ['germny', ['Germany']],
    ['Austia', ['Austria']],
    ['aust', ['Australia', 'Austria']],
    ['NORVAY', ['Norway']],
    ['atlantis', []],
    ['xx', []],
    ['', []],
  ])('"%s": %j', (typed, expected) => {
    expect(suggestionsFor(typed, names)).toEqual(expected);
  });
});

it('didYouMean is empty if nothing is similar', () => {
  expect(didYouMean('pasport', ['passport', 'visa', 'id'])).toBe('Did you mean passport?');
  expect(didYouMean('stamp', ['passport', 'visa', 'id'])).toBeNull();
});

it('comparable ignores case, accents and punctuation', () => {
  expect(comparable(' Côte d’Ivoire ')).toBe(comparable("COTE-D'IVOIRE"));
});
