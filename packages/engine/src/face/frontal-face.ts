import { rotate, transpose, type Vector } from '../geometry/rotation.ts';
import type { FaceMesh, Space } from '../geometry/spaces.ts';
import { vertex } from './face-points.ts';
import { meshPoint, turnInSpace } from './rigid-face.ts';

/** Any vertex of a face as if it looked straight ahead: right, down and away, in inter-eye distances. */
export type FrontalFace = (index: number) => Vector;

/**
 * Takes the turn of the head back, so that a raised chin is not mistaken for a smile.
 *
 * In: mesh in any space; its relative depth is trusted.
 */
export function frontalFace(mesh: FaceMesh<Space>): FrontalFace {
  const back = transpose(turnInSpace(mesh));
  const straight = (index: number) => rotate(back, meshPoint(mesh, index));
  const eyeImageLeft = middle(straight(vertex.eyeOuterImageLeft), straight(vertex.eyeInnerImageLeft));
  const eyeImageRight = middle(straight(vertex.eyeInnerImageRight), straight(vertex.eyeOuterImageRight));
  const origin = middle(eyeImageLeft, eyeImageRight);
  const interEye = Math.hypot(...minus(eyeImageRight, eyeImageLeft));
  return (index) => {
    const [right, down, away] = minus(straight(index), origin);
    return [right / interEye, down / interEye, away / interEye];
  };
}

function middle(p: Vector, q: Vector): Vector {
  return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2];
}

function minus(p: Vector, q: Vector): Vector {
  return [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
}
