import type { Matte } from '../geometry/raster.ts';
import { invert, type Similarity, transformPoint } from '../geometry/similarity.ts';
import type { Point, Space } from '../geometry/spaces.ts';

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

/** Alpha from which a pixel counts as the person at an edge; below it a stray hair may end there unseen. */
const personAlpha = 64;

/**
 * At which edges of the source the person is cut off, as far as a view of the source shows them.
 *
 * In: matte of the view; the part of the view that matters, in px of the view.
 */
export function personAtEdges<S extends Space>(
  matte: Matte,
  toView: Similarity<'source', S>,
  source: Size,
  inside: (p: Point<S>) => boolean,
): Sides<boolean> {
  const along = (length: number, at: (t: number) => Point<'source'>): boolean => {
    for (let t = 0.5; t < length; t++) {
      const p = transformPoint(toView, at(t));
      if (inside(p) && alphaAt(matte, p) >= personAlpha) return true;
    }
    return false;
  };
  const inset = 2 / Math.hypot(toView.a, toView.b);
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
  if (covered(0, 0) && covered(widthPx, 0) && covered(0, heightPx) && covered(widthPx, heightPx)) return null;
  const mask = new Uint8Array(widthPx * heightPx);
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i++) mask[i] = covered(x + 0.5, y + 0.5) ? 1 : 0;
  }
  return mask;
}

/**
 * How deep the picture is missing at each side, px: uncovered pixels that lie against the person, or all of
 * them when the background is kept (`matte` null). A row or column without any pixel counts to the other sides.
 */
export function missingPx(covered: Uint8Array | null, matte: Matte | null, size: Size): Sides<number> {
  const missing = { top: 0, bottom: 0, left: 0, right: 0 };
  if (!covered) return missing;
  const { widthPx, heightPx } = size;
  const depth = (start: number, step: number, count: number): number => {
    let n = 0;
    while (n < count && !covered[start + n * step]) n++;
    if (n === 0 || n === count) return 0;
    return !matte || matte.alpha[start + n * step]! >= personAlpha ? n : 0;
  };
  for (let y = 0; y < heightPx; y++) {
    missing.left = Math.max(missing.left, depth(y * widthPx, 1, widthPx));
    missing.right = Math.max(missing.right, depth(y * widthPx + widthPx - 1, -1, widthPx));
  }
  for (let x = 0; x < widthPx; x++) {
    missing.top = Math.max(missing.top, depth(x, widthPx, heightPx));
    missing.bottom = Math.max(missing.bottom, depth((heightPx - 1) * widthPx + x, -widthPx, heightPx));
  }
  return missing;
}

function alphaAt<S extends Space>(matte: Matte, p: Point<S>): number {
  const x = Math.floor(p.x);
  const y = Math.floor(p.y);
  if (x < 0 || y < 0 || x >= matte.widthPx || y >= matte.heightPx) return 0;
  return matte.alpha[y * matte.widthPx + x]!;
}
