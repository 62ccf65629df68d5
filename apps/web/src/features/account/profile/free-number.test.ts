import { expect, it } from 'vitest';
import { freeNumber } from './free-number.ts';

it.each([
  [[], 1],
  [['Authenticator 1'], 2],
  [['Authenticator 1', 'Authenticator 3'], 2],
  [['Doğrulama uygulaması 1'], 1],
])('%j leave the number %i', (taken, expected) => {
  expect(freeNumber(taken, (number) => `Authenticator ${number}`)).toBe(expected);
});
