import { expect, it } from 'vitest';
import { onPlane, ridge } from './ridge.ts';

const rows = [
  [1, 5],
  [2, 3],
  [3, 8],
  [4, 1],
  [5, 6],
];
const targets = rows.map(([p, q]) => 2 + 3 * p! - 0.5 * q!);

it('recovers the plane through exact points', () => {
  const { intercept, weights } = ridge(rows, targets, 0);
  expect(intercept).toBeCloseTo(2);
  expect(weights[0]).toBeCloseTo(3);
  expect(weights[1]).toBeCloseTo(-0.5);
});

it('keeps the mean whatever the penalty, and flattens the plane', () => {
  const flat = ridge(rows, targets, 10);
  expect(onPlane(flat, [3, 4.6])).toBeCloseTo(2 + 9 - 2.3);
  expect(Math.abs(flat.weights[0]!)).toBeLessThan(3);
});
