import { expect, it } from 'vitest';
import { weekdayName } from './weekday-name.ts';

it('counts the days of the week from Monday', () => {
  expect(weekdayName('en', 1, 'long')).toBe('Monday');
  expect(weekdayName('en', 7, 'short')).toBe('Sun');
  expect(weekdayName('de', 3, 'long')).toBe('Mittwoch');
});
