import { distance } from '../geometry/distance.ts';
import type { FaceMesh, Space } from '../geometry/spaces.ts';
import { faceAxes } from './face-axes.ts';
import { pointAt, vertex } from './face-points.ts';

/** Distance from the eye midpoint to the chin, px of the mesh's space: T of ISO/IEC 29794-5. */
export function eyeToChinPx(mesh: FaceMesh<Space>): number {
  return distance(pointAt(mesh, vertex.chin), faceAxes(mesh).eyeMidpoint);
}
