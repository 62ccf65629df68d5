import { expect, it } from 'vitest';
import { percentile } from './percentile.ts';

it.each([
  [[3, 1, 2], 0.5, 2],
  [[3, 1, 2], 0.99, 3],
  [Array.from({ length: 200 }, (_, i) => i + 1), 0.99, 198],
  [[7], 0.01, 7],
  [[], 0.5, Number.NaN],
])('percentile of %j at %f', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});
