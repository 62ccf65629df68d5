import { expect, it } from 'vitest';
import { formatDate } from './date.ts';

it.each([
  ['2011', '2011'],
  ['2011-03', 'March 2011'],
  ['2011-03-15', '15 March 2011'],
])('%s is as precise as it is given', (date, text) => {
  expect(formatDate('en', date)).toBe(text);
});
