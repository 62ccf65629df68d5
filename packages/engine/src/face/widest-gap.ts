import { distance } from '../geometry/distance.ts';
import type { FaceMesh, Space } from '../geometry/spaces.ts';
import { pointAt } from './face-points.ts';

/** Opposite vertices of an opening, such as upper and lower lid. */
export type Gap = readonly [upper: number, lower: number];

/** Distance between opposite vertices, px of the mesh's space. */
export function gapPx(mesh: FaceMesh<Space>, [from, to]: Gap): number {
  return distance(pointAt(mesh, from), pointAt(mesh, to));
}

/** Largest of the gaps of one opening, px of the mesh's space. */
export function widestGapPx(mesh: FaceMesh<Space>, gaps: readonly Gap[]): number {
  return Math.max(...gaps.map((gap) => gapPx(mesh, gap)));
}
