import type { FaceMesh, Space } from '../geometry/spaces.ts';
import { pointAt } from './face-points.ts';

/** Vertices that face each other across an opening. */
export type Gap = readonly [upper: number, lower: number];

/** Distance across an opening, px of the mesh's space. */
export function gapPx(mesh: FaceMesh<Space>, [from, to]: Gap): number {
  const p = pointAt(mesh, from);
  const q = pointAt(mesh, to);
  return Math.hypot(q.x - p.x, q.y - p.y);
}

/** The widest of several gaps of one opening, px of the mesh's space. */
export function widestGapPx(mesh: FaceMesh<Space>, gaps: readonly Gap[]): number {
  return Math.max(...gaps.map((gap) => gapPx(mesh, gap)));
}
