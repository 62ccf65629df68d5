import { describe, expect, it } from 'vitest';
import { fitSimilarity, fitSimilarityRobustly, type PointPair } from './fit-similarity.ts';
import { type Similarity, transformPoint } from './similarity.ts';
import type { Point } from './spaces.ts';

const truth: Similarity<'source', 'aligned'> = { a: 0.48, b: -0.11, tx: 30, ty: 200 };
const points: Point<'source'>[] = [
  { x: 100, y: 120 },
  { x: 210, y: 118 },
  { x: 155, y: 190 },
  { x: 110, y: 250 },
  { x: 205, y: 252 },
];
const pairs: PointPair<'source', 'aligned'>[] = points.map((from) => ({
  from,
  to: transformPoint(truth, from),
}));
const draws = [
  [0, 4],
  [0, 3],
  [1, 2],
  [0, 1],
] as const;

function expectTruth(fit: Similarity<'source', 'aligned'>) {
  for (const key of ['a', 'b', 'tx', 'ty'] as const) expect(fit[key]).toBeCloseTo(truth[key], 6);
}

describe('fitSimilarity', () => {
  it('recovers the transform from exact correspondences', () => {
    expectTruth(fitSimilarity(pairs));
  });
});

describe('fitSimilarityRobustly', () => {
  it('equals least squares when there is no outlier', () => {
    expectTruth(fitSimilarityRobustly(pairs, draws));
  });

  it('ignores one outlier, such as the nose tip of a turned head', () => {
    const withOutlier = pairs.map((pair, i) =>
      i === 2 ? { ...pair, to: { x: pair.to.x + 40, y: pair.to.y } } : pair,
    );
    expectTruth(fitSimilarityRobustly(withOutlier, draws));
  });
});
