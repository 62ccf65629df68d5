import type { Size } from '../../raster/raster.ts';

/** Steps along the sides of pixels: right, down, left, up. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * Outer outline of the pixels that bear the same label as `start`, walked along their sides clockwise on screen.
 *
 * In:  `start`, the first such pixel in reading order.
 * Out: its corners, x and y interleaved, px.
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
    const turned = turn(heading, isIn, x, y);
    if (turned !== heading) corners.push(x, y);
    heading = turned;
  } while (x !== first.x || y !== first.y || heading !== 0);
  return corners;
}

/** Where the walk goes on from a corner: with the pixels on its right, as far to the left as they let it. */
function turn(heading: number, isIn: (x: number, y: number) => boolean, x: number, y: number): number {
  // The pixels ahead of the corner, to the left and to the right of the way.
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
