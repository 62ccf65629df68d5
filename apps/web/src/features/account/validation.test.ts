import { expect, it } from 'vitest';
import { codeDigits, isLongEnough } from './validation.ts';

it.each([
  ['', false],
  ['12345', false],
  ['123456', true],
  ['      ', true],
  ['🙂🙂🙂', false],
  ['🙂🙂🙂🙂🙂🙂', true],
])('the password %j is long enough: %s', (password, expected) => {
  expect(isLongEnough(password)).toBe(expected);
});

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-4567', '123456'],
  ['abc', ''],
])('a code pasted as %j is %j', (text, expected) => {
  expect(codeDigits(text)).toBe(expected);
});
