import type { Point, Space } from './spaces.ts';

/**
 * Convex hull by Andrew's monotone chain.
 *
 * In:  points in any order.
 * Out: the vertices of the hull in order around it; points on an edge are left out.
 */
export function convexHull<S extends Space>(points: ReadonlyArray<Point<S>>): Point<S>[] {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** Lower or upper half of the hull, without its last point, which is the first of the other half. */
function chain<S extends Space>(sorted: ReadonlyArray<Point<S>>): Point<S>[] {
  const side: Point<S>[] = [];
  for (const p of sorted) {
    while (side.length >= 2 && crossProduct(side.at(-2)!, side.at(-1)!, p) <= 0) side.pop();
    side.push(p);
  }
  return side.slice(0, -1);
}

/** Cross product of the vectors from `o` to `p` and from `o` to `q`. */
function crossProduct(o: Point<Space>, p: Point<Space>, q: Point<Space>): number {
  return (p.x - o.x) * (q.y - o.y) - (p.y - o.y) * (q.x - o.x);
}
