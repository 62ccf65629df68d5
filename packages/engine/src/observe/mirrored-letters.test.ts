import { expect, it } from 'vitest';
import { isSure } from './mirrored-letters.ts';

const garbled = { text: 'YAI', confidence: 0.4 };

it.each([
  ['a word', { text: 'BERKELEY', confidence: 0.97 }, garbled, true],
  ['a word that no net is sure of', { text: 'BERKELEY', confidence: 0.85 }, garbled, false],
  [
    'a word that is nearly as sure from the other side',
    { text: 'NOON', confidence: 0.97 },
    { text: 'NOON', confidence: 0.95 },
    false,
  ],
  ['a number', { text: '2008', confidence: 0.99 }, garbled, false],
  ['three letters', { text: 'NBC', confidence: 0.99 }, garbled, false],
  ['letters that are their own mirror images', { text: 'MAXIMUM', confidence: 0.99 }, garbled, false],
  ['Chinese characters', { text: '\u5317\u4eac\u5927\u5b66', confidence: 0.99 }, garbled, false],
])('%s: sure %#', (_, reading, other, expected) => {
  expect(isSure(reading, other)).toBe(expected);
});
