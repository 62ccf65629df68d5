import { expect, it } from 'vitest';
import { quantile } from './quantile.ts';

const orders = {
  ascending: [1, 2, 3, 4, 5, 6, 7],
  descending: [7, 6, 5, 4, 3, 2, 1],
  mixed: [4, 7, 1, 6, 2, 5, 3],
};

it.each(Object.entries(orders))('the quantile of %s values is the one at its rank', (_, values) => {
  expect([0, 0.2, 0.5, 0.99, 1].map((share) => quantile(values, share))).toEqual([1, 2, 4, 6, 7]);
});

it('equal values, one value and no value have a quantile', () => {
  expect(quantile([3, 3, 3, 1, 3, 3], 0.5)).toBe(3);
  expect(quantile([3, 3, 3, 1, 3, 3], 0)).toBe(1);
  expect(quantile([8], 0.7)).toBe(8);
  expect(quantile([], 0.5)).toBe(0);
});
