import { expect, it } from 'vitest';
import { randomOf } from '../../../packages/engine/fixtures/random.ts';
import { fitLogistic } from './fit-logistic.ts';

const random = randomOf('logistic');
const rows = Array.from({ length: 300 }, () =>
  Float32Array.of(100 * random.normal(), 3 + 0.01 * random.normal(), random.normal()),
);
const labels = rows.map(([x, y]) => x! / 100 + (y! - 3) / 0.01 > 0.5);

it('separates two classes regardless of the units of the features', () => {
  const { weights, bias } = fitLogistic(rows, labels, { ridge: 0.001, rounds: 400 });
  const odds = rows.map((row) => row.reduce((sum, value, f) => sum + value * weights[f]!, bias));
  const right = odds.filter((value, i) => value > 0 === labels[i]).length;
  expect(right / rows.length).toBeGreaterThan(0.97);
  expect(weights[0]! * 100).toBeCloseTo(weights[1]! * 0.01, 0);
  expect(Math.abs(weights[2]!)).toBeLessThan(0.2 * weights[0]! * 100);
});
