import { distance } from '../geometry/distance.ts';
import type { FaceMesh, Point } from '../geometry/spaces.ts';
import { pointAt } from './face-points.ts';

/** Outline of an eye between its lids, and its iris. */
export interface EyeOpening {
  polygon: Point<'aligned'>[];
  irisCentre: Point<'aligned'>;
  irisRadiusPx: number;
}

/** Vertices of MediaPipe's canonical face mesh, image-left eye first; lids from the inner to the outer corner. */
const vertices = [
  {
    upper: [133, 173, 157, 158, 159, 160, 161, 246, 33],
    lower: [133, 155, 154, 153, 145, 144, 163, 7, 33],
    ring: [469, 470, 471, 472],
    iris: 468,
  },
  {
    upper: [362, 398, 384, 385, 386, 387, 388, 466, 263],
    lower: [362, 382, 381, 380, 374, 373, 390, 249, 263],
    ring: [474, 475, 476, 477],
    iris: 473,
  },
] as const;

/**
 * Outlines of both eyes, image-left first.
 *
 * In:  mesh of an aligned face.
 * Out: px of the aligned face.
 */
export function eyeOpenings(mesh: FaceMesh<'aligned'>): EyeOpening[] {
  return vertices.map(({ upper, lower, ring, iris }) => {
    const points = (indices: readonly number[]) => indices.map((index) => pointAt(mesh, index));
    const [right, top, left, bottom] = points(ring);
    return {
      polygon: [...points(upper), ...points(lower).reverse().slice(1, -1)],
      irisCentre: pointAt(mesh, iris),
      irisRadiusPx: (distance(right!, left!) + distance(top!, bottom!)) / 4,
    };
  });
}
