import { expect, it } from 'vitest';
import { parabolaResidual } from './parabola.ts';

const xs = [-0.6, -0.3, 0, 0.3, 0.6];
const points = (y: (x: number, i: number) => number) => xs.map((x, i) => ({ x, y: y(x, i), weight: 1 + i }));

it('is zero for points on a parabola, and proportional to their deviation from it', () => {
  expect(parabolaResidual(points((x) => 0.8 - 0.4 * x + 1.5 * x * x))).toBeCloseTo(0, 9);
  const little = parabolaResidual(points((x, i) => x * x + (i % 2) * 0.05));
  const much = parabolaResidual(points((x, i) => x * x + (i % 2) * 0.2));
  expect(little).toBeGreaterThan(0);
  expect(much).toBeCloseTo(4 * little, 6);
});

it('is zero for a single point', () => {
  expect(parabolaResidual([{ x: 1, y: 2, weight: 1 }])).toBeCloseTo(0, 9);
});
