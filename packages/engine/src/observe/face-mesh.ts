import { type FaceMesh, meshPointCount, type Point, type Space } from '../geometry/spaces.ts';
import { type FaceNets, netSizePx } from '../nets/nets.ts';
import { type CropSquare, cropSquare, fromCrop, type RasterPyramid } from './warp.ts';

export interface LocatedMesh {
  mesh: FaceMesh<Space>;
  /** Probability that the crop shows a face, 0..1. */
  score: number;
}

/**
 * Outer eye corners, first the one on the left of an upright picture. The net was trained on crops levelled by them.
 */
const eyeCorners = [33, 263] as const;
/** Side of the crop over the extent of the face. Source: face_landmark_front_cpu.pbtxt of MediaPipe. */
const cropMargin = 1.5;

/**
 * Locates the 478 points of the face mesh inside a square.
 *
 * Out: px of the picture; depth z in the same unit, 0 near the centre of the head, smaller towards the camera.
 */
export async function meshInSquare(
  picture: RasterPyramid,
  { faceMesh }: Pick<FaceNets, 'faceMesh'>,
  square: CropSquare,
): Promise<LocatedMesh> {
  const sizePx = netSizePx.faceMesh;
  const input = cropSquare(picture, square, { sizePx, valueRange: [0, 1], outside: 'edge' });
  const { mesh, flag } = await faceMesh.run(input);
  const xyz = new Float32Array(mesh.length);
  const scale = square.sizePx / sizePx;
  for (let i = 0; i < 3 * meshPointCount; i += 3) {
    const [x, y] = fromCrop(square, sizePx, mesh[i]!, mesh[i + 1]!);
    xyz[i] = x;
    xyz[i + 1] = y;
    xyz[i + 2] = mesh[i + 2]! * scale;
  }
  return { mesh: { xyz }, score: 1 / (1 + Math.exp(-flag)) };
}

/** Crop for the mesh of a detected face: its box enlarged, levelled by the eyes. */
export function squareOfDetection(face: {
  box: { left: number; top: number; width: number; height: number };
  keypoints: ReadonlyArray<Point<Space>>;
}): CropSquare {
  const { box, keypoints } = face;
  const [from, to] = [keypoints[0]!, keypoints[1]!];
  return {
    centreX: box.left + box.width / 2,
    centreY: box.top + box.height / 2,
    sizePx: cropMargin * Math.max(box.width, box.height),
    rollRad: Math.atan2(to.y - from.y, to.x - from.x),
  };
}

/** Crop for a second run of the mesh: around all its points, levelled by the eyes. */
export function squareOfMesh({ xyz }: FaceMesh<Space>): CropSquare {
  const [from, to] = [3 * eyeCorners[0], 3 * eyeCorners[1]];
  const rollRad = Math.atan2(xyz[to + 1]! - xyz[from + 1]!, xyz[to]! - xyz[from]!);
  const cos = Math.cos(rollRad);
  const sin = Math.sin(rollRad);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < xyz.length; i += 3) {
    const across = xyz[i]! * cos + xyz[i + 1]! * sin;
    const down = xyz[i + 1]! * cos - xyz[i]! * sin;
    left = Math.min(left, across);
    right = Math.max(right, across);
    top = Math.min(top, down);
    bottom = Math.max(bottom, down);
  }
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  return {
    centreX: across * cos - down * sin,
    centreY: across * sin + down * cos,
    sizePx: cropMargin * Math.max(right - left, bottom - top),
    rollRad,
  };
}
