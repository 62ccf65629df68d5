import { type FaceMesh, meshPointCount, type Space } from '../geometry/spaces.ts';
import { vertex } from './face-points.ts';
import { rigidFace } from './rigid-face.ts';

/**
 * A frontal mesh for tests that holds only the vertices used by geometry: eye centres `interEyePx` apart around (x, y),
 * the chin `chinDepth` inter-eye distances below, rotated clockwise on screen by `turnRad`.
 */
export function syntheticFace<S extends Space>(options: {
  x: number;
  y: number;
  interEyePx: number;
  chinDepth?: number;
  turnRad?: number;
}): FaceMesh<S> {
  const { x, y, interEyePx, chinDepth = 1.75, turnRad = 0 } = options;
  const xyz = new Float32Array(meshPointCount * 3);
  const put = (index: number, right: number, down: number, away = 0) => {
    const dx = right * interEyePx;
    const dy = down * interEyePx;
    xyz[index * 3] = x + dx * Math.cos(turnRad) - dy * Math.sin(turnRad);
    xyz[index * 3 + 1] = y + dx * Math.sin(turnRad) + dy * Math.cos(turnRad);
    xyz[index * 3 + 2] = away * interEyePx;
  };
  for (const { index, at } of rigidFace) put(index, at[0], at[1] - eyesBelowOrigin, at[2]);
  put(vertex.noseTip, 0, 0.566);
  put(vertex.mouthCornerImageLeft, -0.41, 1.15);
  put(vertex.mouthCornerImageRight, 0.41, 1.15);
  put(vertex.chin, 0, chinDepth);
  put(468, -0.5, 0);
  put(473, 0.5, 0);
  return { xyz };
}

/** Height of the eye centres in the coordinates of rigidFace, inter-eye distances. */
const eyesBelowOrigin = 0.141;
