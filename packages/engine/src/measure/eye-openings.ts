import type { FaceMesh, Point } from '../geometry/spaces.ts';
import { pointAt } from './face-points.ts';

/** What is seen of an eye between its lids. */
export interface EyeOpening {
  polygon: Point<'aligned'>[];
  irisCentre: Point<'aligned'>;
  irisRadiusPx: number;
  /** From the inner to the outer corner along each lid; corners included. */
  upperLid: Point<'aligned'>[];
  lowerLid: Point<'aligned'>[];
  /** Lower edge of the brow, inner to outer. */
  brow: Point<'aligned'>[];
}

/** Image-left first. Lids and brows: docs of the mesh's canonical face. */
const vertices = [
  {
    upper: [133, 173, 157, 158, 159, 160, 161, 246, 33],
    lower: [133, 155, 154, 153, 145, 144, 163, 7, 33],
    brow: [55, 65, 52, 53, 46],
    ring: [469, 470, 471, 472],
    iris: 468,
  },
  {
    upper: [362, 398, 384, 385, 386, 387, 388, 466, 263],
    lower: [362, 382, 381, 380, 374, 373, 390, 249, 263],
    brow: [285, 295, 282, 283, 276],
    ring: [474, 475, 476, 477],
    iris: 473,
  },
] as const;

/**
 * Both eyes, image-left first.
 *
 * In:  mesh of an aligned face.
 * Out: px of the aligned face.
 */
export function eyeOpenings(mesh: FaceMesh<'aligned'>): EyeOpening[] {
  return vertices.map(({ upper, lower, brow, ring, iris }) => {
    const points = (indices: readonly number[]) => indices.map((index) => pointAt(mesh, index));
    const [right, top, left, bottom] = points(ring);
    return {
      polygon: [...points(upper), ...points(lower).reverse().slice(1, -1)],
      irisCentre: pointAt(mesh, iris),
      irisRadiusPx: (distance(right!, left!) + distance(top!, bottom!)) / 4,
      upperLid: points(upper),
      lowerLid: points(lower),
      brow: points(brow),
    };
  });
}

/** px of the aligned face. */
export function distance(p: Point<'aligned'>, q: Point<'aligned'>): number {
  return Math.hypot(p.x - q.x, p.y - q.y);
}

/** The point `share` of the way along a line of points of about equal spacing. */
export function along(line: readonly Point<'aligned'>[], share: number): Point<'aligned'> {
  const at = share * (line.length - 1);
  const from = Math.min(line.length - 2, Math.floor(at));
  const p = line[from]!;
  const q = line[from + 1]!;
  return { x: p.x + (q.x - p.x) * (at - from), y: p.y + (q.y - p.y) * (at - from) };
}

/** The point `share` of the way from `p` to `q`; 0 is `p`, 1 is `q`. */
export function between(p: Point<'aligned'>, q: Point<'aligned'>, share: number): Point<'aligned'> {
  return { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share };
}
