import { expect, it } from 'vitest';
import { countWithInterval, wilson } from './interval.ts';

it('has an upper bound above zero for zero cases', () => {
  expect(wilson(0, 10).low).toBe(0);
  expect(wilson(0, 10).high).toBeCloseTo(0.2775, 3);
  expect(wilson(10, 10).low).toBeCloseTo(0.7225, 3);
});

it('narrows with the number of cases', () => {
  const few = wilson(5, 10);
  const many = wilson(500, 1000);
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
});

it('formats counts, and an empty sample as a dash', () => {
  expect(countWithInterval(1, 4)).toBe('1 of 4 (5 to 70 %)');
  expect(countWithInterval(0, 0)).toBe('-');
});
