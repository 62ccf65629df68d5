import { type FaceMesh, meshPointCount, type Space } from '../geometry/spaces.ts';
import { vertex } from './face-points.ts';

/**
 * A mesh with only the vertices that geometry rests on, for tests: eye centres `interEyePx` apart around
 * (x, y), the chin below, the whole turned clockwise on screen by `turnRad`.
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
  const put = (index: number, right: number, down: number) => {
    const dx = right * interEyePx;
    const dy = down * interEyePx;
    xyz[index * 3] = x + dx * Math.cos(turnRad) - dy * Math.sin(turnRad);
    xyz[index * 3 + 1] = y + dx * Math.sin(turnRad) + dy * Math.cos(turnRad);
  };
  put(vertex.eyeOuterImageLeft, -0.75, 0);
  put(vertex.eyeInnerImageLeft, -0.25, 0);
  put(vertex.eyeInnerImageRight, 0.25, 0);
  put(vertex.eyeOuterImageRight, 0.75, 0);
  put(vertex.noseTip, 0, 0.566);
  put(vertex.mouthCornerImageLeft, -0.41, 1.15);
  put(vertex.mouthCornerImageRight, 0.41, 1.15);
  put(vertex.chin, 0, chinDepth);
  put(vertex.foreheadTop, 0, -0.85);
  put(vertex.cheekImageLeft, -1.1, 0.2);
  put(vertex.cheekImageRight, 1.1, 0.2);
  put(468, -0.5, 0);
  put(473, 0.5, 0);
  return { xyz };
}
