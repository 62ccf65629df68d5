import type { Matte } from '../geometry/raster.ts';
import { invert, type Similarity, scaleOf, transformPoint } from '../geometry/similarity.ts';
import type { Box, Point, Space } from '../geometry/spaces.ts';

interface Size {
  widthPx: number;
  heightPx: number;
}

export interface Sides<T> {
  top: T;
  bottom: T;
  left: T;
  right: T;
}

/** The same done to every side. */
export function mapSides<T, U>(sides: Sides<T>, map: (value: T, side: keyof Sides<T>) => U): Sides<U> {
  return {
    top: map(sides.top, 'top'),
    bottom: map(sides.bottom, 'bottom'),
    left: map(sides.left, 'left'),
    right: map(sides.right, 'right'),
  };
}

/** Alpha from which a pixel counts as the person at an edge; below it a stray hair may end there unseen. */
const personAlpha = 64;

/**
 * At which edges of the source the person is cut off inside a box.
 *
 * In: matte of a view of the source; the box in px of the view.
 */
export function personAtEdges<S extends Space>(
  matte: Matte,
  toView: Similarity<'source', S>,
  source: Size,
  box: Box<S>,
): Sides<boolean> {
  const inBox = ({ x, y }: Point<S>): boolean =>
    x >= box.left && y >= box.top && x < box.left + box.width && y < box.top + box.height;
  const along = (length: number, at: (t: number) => Point<'source'>): boolean => {
    for (let t = 0.5; t < length; t++) {
      const p = transformPoint(toView, at(t));
      if (inBox(p) && alphaAt(matte, p) >= personAlpha) return true;
    }
    return false;
  };
  const inset = 2 / scaleOf(toView);
  return {
    top: along(source.widthPx, (x) => ({ x, y: inset })),
    bottom: along(source.widthPx, (x) => ({ x, y: source.heightPx - inset })),
    left: along(source.heightPx, (y) => ({ x: inset, y })),
    right: along(source.heightPx, (y) => ({ x: source.widthPx - inset, y })),
  };
}

/** Per output pixel, 1 where the source has a pixel for it; null when it has all of them. */
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

/** How far the frame reaches beyond each edge of the source, px of the frame. */
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
