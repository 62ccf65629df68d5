import { centroidOf } from './centroid.ts';
import { type Similarity, transformPoint } from './similarity.ts';
import type { Point, Space } from './spaces.ts';

/** A point and its target in another space. */
export interface PointPair<From extends Space, To extends Space> {
  from: Point<From>;
  to: Point<To>;
}

/**
 * Least-squares similarity transform between point correspondences, in closed form.
 *
 * In:  at least two pairs with different `from` points, px of either space.
 * Out: NaN when all `from` points coincide.
 */
export function fitSimilarity<From extends Space, To extends Space>(
  pairs: ReadonlyArray<PointPair<From, To>>,
): Similarity<From, To> {
  const from = centroidOf(pairs.map((pair) => pair.from));
  const to = centroidOf(pairs.map((pair) => pair.to));
  let along = 0;
  let across = 0;
  let squares = 0;
  for (const pair of pairs) {
    const x = pair.from.x - from.x;
    const y = pair.from.y - from.y;
    const u = pair.to.x - to.x;
    const v = pair.to.y - to.y;
    along += x * u + y * v;
    across += x * v - y * u;
    squares += x * x + y * y;
  }
  const a = along / squares;
  const b = across / squares;
  return { a, b, tx: to.x - (a * from.x - b * from.y), ty: to.y - (b * from.x + a * from.y) };
}

/**
 * Least-median-of-squares similarity transform, robust against one outlier: a transform is fitted to each drawn
 * pair of correspondences, the one with the least median error selects the inliers, and the result is the
 * least-squares fit to those.
 *
 * In:     at least three pairs, px of either space; `draws`, two indices into `pairs` each.
 * Source: Rousseeuw 1984; the inlier threshold is that of OpenCV's estimateAffinePartial2D.
 */
export function fitSimilarityRobustly<From extends Space, To extends Space>(
  pairs: ReadonlyArray<PointPair<From, To>>,
  draws: ReadonlyArray<readonly [number, number]>,
): Similarity<From, To> {
  let leastMedian = Number.POSITIVE_INFINITY;
  let leastErrors: number[] = pairs.map(() => 0);
  for (const [first, second] of draws) {
    const fit = fitSimilarity([pairs[first]!, pairs[second]!]);
    const errors = pairs.map((pair) => squaredError(fit, pair));
    const median = [...errors].sort((p, q) => p - q)[pairs.length >> 1]!;
    if (median >= leastMedian) continue;
    leastMedian = median;
    leastErrors = errors;
  }
  const inlierMax = Math.max(0.001, 2.5 * 1.4826 * (1 + 5 / (pairs.length - 2)) * Math.sqrt(leastMedian));
  return fitSimilarity(pairs.filter((_, i) => leastErrors[i]! <= inlierMax * inlierMax));
}

function squaredError<From extends Space, To extends Space>(
  fit: Similarity<From, To>,
  { from, to }: PointPair<From, To>,
): number {
  const p = transformPoint(fit, from);
  return (p.x - to.x) ** 2 + (p.y - to.y) ** 2;
}
