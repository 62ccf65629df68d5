import type { Point, Space } from './spaces.ts';

/** Mean position of points, in their unit; NaN for an empty list. */
export function centroidOf<S extends Space>(points: ReadonlyArray<Point<S>>): Point<S> {
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}
