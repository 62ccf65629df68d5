import { convexHull } from '../geometry/convex-hull.ts';
import type { FaceMesh, Point, Space } from '../geometry/spaces.ts';
import { spansOfPolygon } from '../raster/polygon.ts';
import { pointAt } from './face-points.ts';

/** The landmarked region, on which light is measured: brows to chin, cheek to cheek, without the forehead. */
export interface FaceHull {
  /** 1 inside, one value per pixel of the aligned face. */
  mask: Uint8Array;
  /** Bounding box: first row and column inside, first ones beyond. */
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Vertices of jaw, chin and brows; the standard's region excludes the forehead. */
const hullVertices = [
  127, 234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 454,
  356, 70, 63, 105, 66, 107, 336, 296, 334, 293, 300,
] as const;

const gridPx = 224;
const rimShare = 0.05;

/**
 * Rasterises the landmarked region: the convex hull of the landmarks, drawn on a grid of 224 x 224 cells and enlarged by
 * nearest neighbour, like the standard's.
 *
 * In:     mesh of an aligned face; side of the square picture, px.
 * Out:    one mask value per pixel of that picture.
 * Source: ISO/IEC 29794-5, landmarked region, with the mesh vertices nearest to its 98 landmarks.
 */
export function faceHull(mesh: FaceMesh<'aligned'>, sizePx: number): FaceHull {
  const hull = convexHull(hullVertices.map((index) => wholePx(pointAt(mesh, index))));
  const square = squareAround(hull);
  const grid = rasterised(hull, square);
  const mask = new Uint8Array(sizePx * sizePx);
  const top = Math.max(0, square.top);
  const bottom = Math.min(sizePx, square.top + square.side);
  const left = Math.max(0, square.left);
  const right = Math.min(sizePx, square.left + square.side);
  for (let y = top; y < bottom; y++) {
    const row = Math.trunc(((y - square.top) * gridPx) / square.side) * gridPx;
    for (let x = left; x < right; x++) {
      mask[y * sizePx + x] = grid[row + Math.trunc(((x - square.left) * gridPx) / square.side)]!;
    }
  }
  return { mask, top, bottom, left, right };
}

interface Square {
  left: number;
  top: number;
  side: number;
}

function squareAround(hull: ReadonlyArray<Point<Space>>): Square {
  const xs = hull.map(({ x }) => x);
  const ys = hull.map(({ y }) => y);
  const highest = Math.min(...ys);
  const lowest = Math.max(...ys);
  const rim = rimShare * (lowest - highest);
  const top = Math.trunc(highest - rim);
  const side = Math.max(1, Math.trunc(lowest + rim) - top);
  return { left: Math.trunc((Math.min(...xs) + Math.max(...xs) - side) / 2), top, side };
}

function rasterised(hull: ReadonlyArray<Point<Space>>, { left, top, side }: Square): Uint8Array {
  const onGrid = hull.map(({ x, y }) => ({
    x: Math.trunc(((x - left) * gridPx) / side) + 0.5,
    y: Math.trunc(((y - top) * gridPx) / side) + 0.5,
  }));
  const grid = new Uint8Array(gridPx * gridPx);
  for (const { y, from, to } of spansOfPolygon(onGrid, { widthPx: gridPx, heightPx: gridPx })) {
    grid.fill(1, y * gridPx + from, y * gridPx + to);
  }
  return grid;
}

/** The standard rounds landmarks to whole pixels. */
function wholePx({ x, y }: Point<'aligned'>): Point<'aligned'> {
  return { x: Math.floor(x), y: Math.floor(y) };
}
