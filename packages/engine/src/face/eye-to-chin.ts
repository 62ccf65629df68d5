import type { FaceMesh, Space } from '../geometry/spaces.ts';
import { faceAxes } from './face-axes.ts';
import { pointAt, vertex } from './face-points.ts';

/**
 * Distance of the eye midpoint from the chin, px of the mesh's space: T of ISO/IEC 29794-5, by which openings
 * are divided.
 */
export function eyeToChinPx(mesh: FaceMesh<Space>): number {
  const { eyeMidpoint } = faceAxes(mesh);
  const chin = pointAt(mesh, vertex.chin);
  return Math.hypot(chin.x - eyeMidpoint.x, chin.y - eyeMidpoint.y);
}
