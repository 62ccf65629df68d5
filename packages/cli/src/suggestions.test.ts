import { expect, it } from 'vitest';
import { didYouMean } from './requirement-choice.ts';

it.each([
  ['pasport', 'Did you mean passport?'],
  ['PASSPROT', 'Did you mean passport?'],
  ['pass', 'Did you mean passport?'],
  [' vise', 'Did you mean visa?'],
  ['stamp', null],
  ['xx', null],
  ['', null],
])('"%s": %s', (typed, question) => {
  expect(didYouMean(typed, ['passport', 'visa', 'id'])).toBe(question);
});
