import { centroid, rotate, transpose, type Vector } from '../geometry/rotation.ts';
import type { FaceMesh, Space } from '../geometry/spaces.ts';
import { vertex } from './face-points.ts';
import { meshPoint, rotationFromMesh } from './rigid-face.ts';

/**
 * Position of a vertex on the face rotated to a frontal pose: right of, below and behind the eye midpoint, in inter-eye
 * distances.
 */
export type FrontalFace = (index: number) => Vector;

/**
 * Rotates a face to a frontal pose, so that head pose does not change measures of its shape.
 *
 * In:  mesh in any space, with its relative depth.
 */
export function frontalFace(mesh: FaceMesh<Space>): FrontalFace {
  const toFrontal = transpose(rotationFromMesh(mesh));
  const frontal = (index: number) => rotate(toFrontal, meshPoint(mesh, index));
  const eyeImageLeft = centroid([frontal(vertex.eyeOuterImageLeft), frontal(vertex.eyeInnerImageLeft)]);
  const eyeImageRight = centroid([frontal(vertex.eyeInnerImageRight), frontal(vertex.eyeOuterImageRight)]);
  const origin = centroid([eyeImageLeft, eyeImageRight]);
  const interEye = Math.hypot(...minus(eyeImageRight, eyeImageLeft));
  return (index) => {
    const [right, down, away] = minus(frontal(index), origin);
    return [right / interEye, down / interEye, away / interEye];
  };
}

function minus(p: Vector, q: Vector): Vector {
  return [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
}
