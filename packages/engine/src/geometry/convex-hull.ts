import type { Point, Space } from './spaces.ts';

/** The points on the hull, in turn around it (Andrew's monotone chain). The order of the input does not matter. */
export function convexHull<S extends Space>(points: ReadonlyArray<Point<S>>): Point<S>[] {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** One side of the hull without its last point, which begins the other side. */
function chain<S extends Space>(sorted: ReadonlyArray<Point<S>>): Point<S>[] {
  const side: Point<S>[] = [];
  for (const p of sorted) {
    while (side.length >= 2 && turn(side.at(-2)!, side.at(-1)!, p) <= 0) side.pop();
    side.push(p);
  }
  return side.slice(0, -1);
}

function turn(o: Point<Space>, p: Point<Space>, q: Point<Space>): number {
  return (p.x - o.x) * (q.y - o.y) - (p.y - o.y) * (q.x - o.x);
}
