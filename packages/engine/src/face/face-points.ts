import type { FaceMesh, Point, Space } from '../geometry/spaces.ts';

/**
 * Indices of MediaPipe's face mesh by the standards' names of landmarks. Left and right are sides of the image: the
 * image-left eye is the subject's right eye.
 */
export const vertex = {
  chin: 152,
  foreheadTop: 10,
  noseTip: 4,
  mouthCornerImageLeft: 61,
  mouthCornerImageRight: 291,
  lipUpperInner: 13,
  lipLowerInner: 14,
  eyeOuterImageLeft: 33,
  eyeInnerImageLeft: 133,
  eyeInnerImageRight: 362,
  eyeOuterImageRight: 263,
  cheekImageLeft: 234,
  cheekImageRight: 454,
} as const;

/** Position of a vertex, 0 to 477, in the image plane: px of the mesh's space, without depth. */
export function pointAt<S extends Space>(mesh: FaceMesh<S>, index: number): Point<S> {
  return { x: mesh.xyz[index * 3]!, y: mesh.xyz[index * 3 + 1]! };
}

/** Midpoint of two points of one space. */
export function midpoint<S extends Space>(p: Point<S>, q: Point<S>): Point<S> {
  return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
}

/** Vertices of the face oval, clockwise on screen from the top of the forehead. */
export const faceOval = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;
