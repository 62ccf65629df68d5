import { expect, it } from 'vitest';
import { isoDay } from './iso-day.ts';

it('is the day of the visitor, not that of Greenwich', () => {
  expect(isoDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(isoDay(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
});
