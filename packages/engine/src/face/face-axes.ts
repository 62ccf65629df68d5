import type { FaceMesh, Point, Space } from '../geometry/spaces.ts';
import { midpoint, pointAt, vertex } from './face-points.ts';

/** Coordinate system of the face in the image plane: origin at the eye midpoint, x axis along the eye line. */
export interface FaceAxes<S extends Space> {
  eyeImageLeft: Point<S>;
  eyeImageRight: Point<S>;
  /** Midpoint of the eye centres, the origin. */
  eyeMidpoint: Point<S>;
  /** Distance between the eye centres in px, not corrected for yaw. */
  interEyePx: number;
  /** Angle of the eye line to the horizontal, radians, positive clockwise on screen. */
  turnRad: number;
}

/**
 * Derives the axes of a face from its mesh. An eye centre is the midpoint of the eye's corners, not the pupil
 * (ISO/IEC 29794-5, eye centres).
 *
 * In:  mesh in any space.
 * Out: px of that space.
 */
export function faceAxes<S extends Space>(mesh: FaceMesh<S>): FaceAxes<S> {
  const eyeImageLeft = midpoint(
    pointAt(mesh, vertex.eyeOuterImageLeft),
    pointAt(mesh, vertex.eyeInnerImageLeft),
  );
  const eyeImageRight = midpoint(
    pointAt(mesh, vertex.eyeInnerImageRight),
    pointAt(mesh, vertex.eyeOuterImageRight),
  );
  const dx = eyeImageRight.x - eyeImageLeft.x;
  const dy = eyeImageRight.y - eyeImageLeft.y;
  return {
    eyeImageLeft,
    eyeImageRight,
    eyeMidpoint: midpoint(eyeImageLeft, eyeImageRight),
    interEyePx: Math.hypot(dx, dy),
    turnRad: Math.atan2(dy, dx),
  };
}

/** Signed height of a point above the eye line, in inter-eye distances. */
export function heightAboveEyes<S extends Space>(axes: FaceAxes<S>, p: Point<S>): number {
  const dx = p.x - axes.eyeMidpoint.x;
  const dy = p.y - axes.eyeMidpoint.y;
  return (dx * Math.sin(axes.turnRad) - dy * Math.cos(axes.turnRad)) / axes.interEyePx;
}

/** The point at face coordinates `right` and `up`, inter-eye distances from the eye midpoint; px of the axes' space. */
export function pointOnAxes<S extends Space>(axes: FaceAxes<S>, right: number, up: number): Point<S> {
  const cos = Math.cos(axes.turnRad) * axes.interEyePx;
  const sin = Math.sin(axes.turnRad) * axes.interEyePx;
  return {
    x: axes.eyeMidpoint.x + right * cos + up * sin,
    y: axes.eyeMidpoint.y + right * sin - up * cos,
  };
}

/** Face coordinates of a point in px, inter-eye distances right of and below the eye midpoint; inverse of pointOnAxes. */
export function placeOnAxes<S extends Space>(
  axes: FaceAxes<S>,
  p: Point<S>,
): { right: number; down: number } {
  const dx = (p.x - axes.eyeMidpoint.x) / axes.interEyePx;
  const dy = (p.y - axes.eyeMidpoint.y) / axes.interEyePx;
  const [cos, sin] = [Math.cos(axes.turnRad), Math.sin(axes.turnRad)];
  return { right: dx * cos + dy * sin, down: dy * cos - dx * sin };
}
