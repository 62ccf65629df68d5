import { expect, it } from 'vitest';
import { randomOf } from '../../../packages/engine/fixtures/random.ts';
import { logOdds, readTrees } from '../../../packages/engine/src/raster/boosted-trees.ts';
import { fitTrees } from './fit-trees.ts';

const random = randomOf('trees');
const rows = Array.from({ length: 600 }, () => [random.uniform(), random.uniform(), random.uniform()]);
/** The class fills two opposite quarters of the square, so no single threshold separates it. */
const isInside = ([x, y]: number[]) => x! > 0.5 === y! > 0.5;
const options = { trees: 40, depth: 3, learningRate: 0.2, ridge: 1, leafRowsMin: 5, bins: 32 };

it('learns an interaction of two features, and ignores an uninformative one', () => {
  const stored = fitTrees(
    {
      features: ['x', 'y', 'noise'],
      columns: [0, 1, 2].map((f) => Float32Array.from(rows, (row) => row[f]!)),
      labels: Uint8Array.from(rows, (row) => (isInside(row) ? 1 : 0)),
    },
    options,
  );
  const trees = readTrees(JSON.parse(JSON.stringify(stored)));
  const fresh = Array.from({ length: 400 }, () => [random.uniform(), random.uniform(), random.uniform()]);
  const right = fresh.filter((row) => logOdds(trees, row) > 0 === isInside(row)).length;
  expect(right / fresh.length).toBeGreaterThan(0.95);
});
