import { type Similarity, transformPoint } from './similarity.ts';
import type { Point, Space } from './spaces.ts';

/** A point and where it is to come to. */
export interface PointPair<From extends Space, To extends Space> {
  from: Point<From>;
  to: Point<To>;
}

/**
 * The similarity that brings points to their targets with the least squared error, in closed form.
 *
 * In:  at least two pairs whose `from` differ, px of either space.
 * Out: NaN where all `from` coincide.
 */
export function fitSimilarity<From extends Space, To extends Space>(
  pairs: ReadonlyArray<PointPair<From, To>>,
): Similarity<From, To> {
  const from = centroid(pairs.map((pair) => pair.from));
  const to = centroid(pairs.map((pair) => pair.to));
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
 * Least median of squares: the drawn pairs are fitted, the fit with the least median error decides which points
 * belong, and those are fitted again. One point far off does not move the result.
 *
 * In:     at least three pairs, px of either space; `draws`, indices into them, two each.
 * Source: Rousseeuw 1984; scale of the inliers as OpenCV's estimateAffinePartial2D takes it.
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
  const reach = Math.max(0.001, 2.5 * 1.4826 * (1 + 5 / (pairs.length - 2)) * Math.sqrt(leastMedian));
  return fitSimilarity(pairs.filter((_, i) => leastErrors[i]! <= reach * reach));
}

function squaredError<From extends Space, To extends Space>(
  fit: Similarity<From, To>,
  { from, to }: PointPair<From, To>,
): number {
  const p = transformPoint(fit, from);
  return (p.x - to.x) ** 2 + (p.y - to.y) ** 2;
}

function centroid<S extends Space>(points: ReadonlyArray<Point<S>>): Point<S> {
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}
