import type { FaceMesh, Space } from '../geometry/spaces.ts';
import { faceAxes, placeOnAxes } from './face-axes.ts';
import { pointAt, vertex } from './face-points.ts';

/**
 * Standard deviation of the width, as a share of it. Nothing was fitted: the mesh's own width has an error of this size,
 * and a mean error below 0.5 %, on the ear roots that were marked by hand on both collections.
 */
export const faceWidthUncertaintyShare = 0.02;

/**
 * Width of the face from ear root to ear root, where the middle of the ear joins the cheek, along the eye line.
 *
 * In:     mesh in any space.
 * Out:    px of that space.
 */
export function faceWidthPx<S extends Space>(mesh: FaceMesh<S>): number {
  const axes = faceAxes(mesh);
  const rightOf = (index: number) => placeOnAxes(axes, pointAt(mesh, index)).right;
  return (rightOf(vertex.cheekImageRight) - rightOf(vertex.cheekImageLeft)) * axes.interEyePx;
}
