import { invert, type Similarity, scaleOf, transformPoint } from '../geometry/similarity.ts';
import type { Box, Point, Space } from '../geometry/spaces.ts';
import type { Matte, Size } from '../raster/raster.ts';

export interface Sides<T> {
  top: T;
  bottom: T;
  left: T;
  right: T;
}

/** Applies a function to each side. */
export function mapSides<T, U>(sides: Sides<T>, map: (value: T, side: keyof Sides<T>) => U): Sides<U> {
  return {
    top: map(sides.top, 'top'),
    bottom: map(sides.bottom, 'bottom'),
    left: map(sides.left, 'left'),
    right: map(sides.right, 'right'),
  };
}

/** Alpha from which a pixel at an edge counts as the person; a stray hair below it may end there unnoticed. */
const personAlpha = 64;

/**
 * Reports which edges of the source cut the person inside a box.
 *
 * In: matte of a view of the source; `box` in px of the view.
 */
export function personAtEdges<S extends Space>(
  matte: Matte,
  toView: Similarity<'source', S>,
  source: Size,
  box: Box<S>,
): Sides<boolean> {
  const { widthPx, heightPx } = source;
  const inset = 2 / scaleOf(toView);
  const edges: Sides<Edge> = {
    top: { x: 0, y: inset, alongX: 1, alongY: 0, lengthPx: widthPx },
    bottom: { x: 0, y: heightPx - inset, alongX: 1, alongY: 0, lengthPx: widthPx },
    left: { x: inset, y: 0, alongX: 0, alongY: 1, lengthPx: heightPx },
    right: { x: widthPx - inset, y: 0, alongX: 0, alongY: 1, lengthPx: heightPx },
  };
  return mapSides(edges, (edge) => isPersonAt(edge, matte, toView, box));
}

/** Straight line in px of the source. */
interface Edge {
  x: number;
  y: number;
  alongX: 0 | 1;
  alongY: 0 | 1;
  lengthPx: number;
}

function isPersonAt<S extends Space>(
  { x, y, alongX, alongY, lengthPx }: Edge,
  matte: Matte,
  toView: Similarity<'source', S>,
  { left, top, width, height }: Box<S>,
): boolean {
  for (let t = 0.5; t < lengthPx; t++) {
    const p = transformPoint(toView, { x: x + alongX * t, y: y + alongY * t });
    if (p.x < left || p.y < top || p.x >= left + width || p.y >= top + height) continue;
    if (alphaAt(matte, p) >= personAlpha) return true;
  }
  return false;
}

/**
 * Marks the output pixels that the source covers.
 *
 * Out: 1 where the source has a pixel, one value per output px; null when it covers all of them.
 */
export function coverage(
  toOutput: Similarity<'source', 'output'>,
  source: Size,
  size: Size,
): Uint8Array | null {
  const back = invert(toOutput);
  const covered = (x: number, y: number): boolean => {
    const p = transformPoint(back, { x, y });
    return p.x >= 0 && p.y >= 0 && p.x <= source.widthPx && p.y <= source.heightPx;
  };
  const { widthPx, heightPx } = size;
  const corners = [0.5, widthPx - 0.5].flatMap((x) => [0.5, heightPx - 0.5].map((y) => covered(x, y)));
  if (corners.every(Boolean)) return null;
  const mask = new Uint8Array(widthPx * heightPx);
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i++) mask[i] = covered(x + 0.5, y + 0.5) ? 1 : 0;
  }
  return mask;
}

/** Distance by which the frame extends beyond each edge of the source, output px; 0 where it does not. */
export function overhangPx(
  toOutput: Similarity<'source', 'output'>,
  source: Size,
  size: Size,
): Sides<number> {
  const back = invert(toOutput);
  const corners = [
    { x: 0, y: 0 },
    { x: size.widthPx, y: 0 },
    { x: 0, y: size.heightPx },
    { x: size.widthPx, y: size.heightPx },
  ].map((corner) => transformPoint(back, corner));
  const beyond = (distances: number[]) => Math.max(0, ...distances) * scaleOf(toOutput);
  return {
    top: beyond(corners.map(({ y }) => -y)),
    bottom: beyond(corners.map(({ y }) => y - source.heightPx)),
    left: beyond(corners.map(({ x }) => -x)),
    right: beyond(corners.map(({ x }) => x - source.widthPx)),
  };
}

function alphaAt<S extends Space>(matte: Matte, p: Point<S>): number {
  const x = Math.floor(p.x);
  const y = Math.floor(p.y);
  if (x < 0 || y < 0 || x >= matte.widthPx || y >= matte.heightPx) return 0;
  return matte.alpha[y * matte.widthPx + x]!;
}
