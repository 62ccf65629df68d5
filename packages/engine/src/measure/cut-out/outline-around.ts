import type { Size } from '../../raster/raster.ts';

/** Steps along pixel edges by heading: right, down, left, up. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * Traces the outer contour of a labelled component along pixel edges, clockwise on screen.
 *
 * In:  one label per pixel; `start`, the component's first pixel in row-major order.
 * Out: corners of the contour, x and y interleaved, px.
 */
export function outlineAround(labels: Int32Array, { widthPx, heightPx }: Size, start: number): number[] {
  const label = labels[start];
  const isIn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < widthPx && y < heightPx && labels[y * widthPx + x] === label;
  const first = { x: start % widthPx, y: Math.floor(start / widthPx) };
  const corners: number[] = [];
  let { x, y } = first;
  let heading = 0;
  do {
    const [dx, dy] = steps[heading]!;
    x += dx;
    y += dy;
    const next = nextHeading(heading, isIn, x, y);
    if (next !== heading) corners.push(x, y);
    heading = next;
  } while (x !== first.x || y !== first.y || heading !== 0);
  return corners;
}

/** Heading after a corner: the component stays on the right, and left turns have priority. */
function nextHeading(heading: number, isIn: (x: number, y: number) => boolean, x: number, y: number): number {
  // Offsets of the pixels ahead of the corner, left and right of the path.
  const ahead = {
    0: { left: [0, -1], right: [0, 0] },
    1: { left: [0, 0], right: [-1, 0] },
    2: { left: [-1, 0], right: [-1, -1] },
    3: { left: [-1, -1], right: [0, -1] },
  }[heading as 0 | 1 | 2 | 3];
  const [lx, ly] = ahead.left as [number, number];
  const [rx, ry] = ahead.right as [number, number];
  if (!isIn(x + rx, y + ry)) return (heading + 1) % 4;
  return isIn(x + lx, y + ly) ? (heading + 3) % 4 : heading;
}
