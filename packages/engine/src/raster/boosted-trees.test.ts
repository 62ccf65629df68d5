import { expect, it } from 'vitest';
import { logOdds, readTrees } from './boosted-trees.ts';

const trees = readTrees({
  features: ['height', 'width'],
  depth: 2,
  base: 0.5,
  trees: [
    { features: [0, 1, 1], thresholds: [10, 2, 4], leaves: [1, 2, 4, 8] },
    { features: [1, 0, 0], thresholds: [1e9, 3, 0], leaves: [0.25, -0.25, 100, 100] },
  ],
});

it.each([
  [[10, 2], 0.5 + 1 - 0.25],
  [[10, 2.1], 0.5 + 2 - 0.25],
  [[11, 4], 0.5 + 4 - 0.25],
  [[3, 5], 0.5 + 2 + 0.25],
])('sums the leaves reached by %j, with values equal to a threshold going left', (row, sum) => {
  expect(logOdds(trees, row)).toBeCloseTo(sum, 6);
});
