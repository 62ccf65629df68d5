import type { Point, Space } from '../geometry/spaces.ts';
import type { Size } from './raster.ts';

/** A run of pixels in one row. */
interface Span {
  y: number;
  /** First pixel inside, and first pixel after the run. */
  from: number;
  to: number;
}

/** Scan conversion: the pixels whose centres are inside a polygon (even-odd rule), in every `stride`-th row. */
export function* spansOfPolygon<S extends Space>(
  polygon: readonly Point<S>[],
  picture: Size,
  stride = 1,
): Generator<Span> {
  const ys = polygon.map((p) => p.y);
  const first = Math.max(0, Math.ceil(Math.min(...ys)));
  const last = Math.min(picture.heightPx - 1, Math.floor(Math.max(...ys)));
  for (let y = first; y <= last; y += stride) {
    const crossings = crossingsAt(polygon, y + 0.5);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k]! - 0.5));
      const to = Math.min(picture.widthPx, Math.ceil(crossings[k + 1]! - 0.5));
      if (from < to) yield { y, from, to };
    }
  }
}

function crossingsAt<S extends Space>(polygon: readonly Point<S>[], y: number): number[] {
  const crossings: number[] = [];
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const p = polygon[i]!;
    const q = polygon[j]!;
    if (p.y > y !== q.y > y) crossings.push(p.x + ((y - p.y) * (q.x - p.x)) / (q.y - p.y));
  }
  return crossings.sort((a, b) => a - b);
}
