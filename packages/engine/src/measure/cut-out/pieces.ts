import type { Size } from '../../raster/raster.ts';

/** A connected component of pixels that are probably on the wrong side of the matte. */
export interface Piece {
  areaPx: number;
  /** Number of its pixels that are certainly on the wrong side. */
  certainPx: number;
  /** Corners, x and y interleaved, px. */
  outline: number[];
}

/** Smoothed log odds from which a pixel is on the wrong side, and from which it is certainly so. */
const pieceOdds = 1;
const certainOdds = 2;

/**
 * Smooths the odds, which suppresses single pixels, and extracts connected components above the threshold.
 *
 * In:  log odds that each pixel is on the wrong side; least area, px.
 * Out: largest first.
 */
export function piecesOf(odds: Float32Array, size: Size, areaMinPx: number): Piece[] {
  const smooth = smoothed(odds, size);
  const labels = new Int32Array(odds.length);
  const pieces: Piece[] = [];
  let label = 0;
  for (let start = 0; start < odds.length; start++) {
    if (labels[start] || smooth[start]! <= pieceOdds) continue;
    const pixels = flood(smooth, labels, { start, label: ++label, widthPx: size.widthPx });
    if (pixels.length < areaMinPx) continue;
    pieces.push({
      areaPx: pixels.length,
      certainPx: pixels.filter((i) => smooth[i]! > certainOdds).length,
      outline: outlineAround(labels, size, start),
    });
  }
  return pieces.sort((p, q) => q.areaPx - p.areaPx);
}

/** Binomial filter, weights 1, 2, 1 along rows and columns. */
function smoothed(values: Float32Array, { widthPx, heightPx }: Size): Float32Array {
  const rows = new Float32Array(values.length);
  for (let y = 0, i = 0; y < heightPx; y++) {
    let before = values[i]!;
    for (let x = 0; x < widthPx; x++, i++) {
      const value = values[i]!;
      const after = x + 1 < widthPx ? values[i + 1]! : value;
      rows[i] = (before + 2 * value + after) / 4;
      before = value;
    }
  }
  const means = new Float32Array(values.length);
  for (let y = 0, i = 0; y < heightPx; y++) {
    const above = y > 0 ? -widthPx : 0;
    const below = y + 1 < heightPx ? widthPx : 0;
    for (let x = 0; x < widthPx; x++, i++)
      means[i] = (rows[i + above]! + 2 * rows[i]! + rows[i + below]!) / 4;
  }
  return means;
}

interface Seed {
  start: number;
  label: number;
  widthPx: number;
}

/** Labels the 4-connected component of `start` and returns its pixels. */
function flood(odds: Float32Array, labels: Int32Array, { start, label, widthPx }: Seed): number[] {
  const pixels = [start];
  labels[start] = label;
  for (let next = 0; next < pixels.length; next++) {
    const i = pixels[next]!;
    const x = i % widthPx;
    for (const j of [i - widthPx, i + widthPx, x > 0 ? i - 1 : -1, x + 1 < widthPx ? i + 1 : -1]) {
      if (j < 0 || j >= odds.length || labels[j] || odds[j]! <= pieceOdds) continue;
      labels[j] = label;
      pixels.push(j);
    }
  }
  return pixels;
}

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
