import { expect, it } from 'vitest';
import { formatPeriod } from './period.ts';

it.each([
  ['en', 30, '1 month'],
  ['en', 180, '6 months'],
  ['en', 365, '1 year'],
  ['en', 45, '45 days'],
  ['tr', 180, '6 ay'],
  ['ru', 180, '6 месяцев'],
] as const)('in %s %d days are %s', (language, days, text) => {
  expect(formatPeriod(language, days).replaceAll('\u00a0', ' ')).toBe(text);
});
