import { distance } from '../geometry/distance.ts';
import { type AlignedFace, alignedSizePx } from './aligned-face.ts';
import { faceAxes } from './face-axes.ts';
import { midpoint, pointAt, vertex } from './face-points.ts';

/** A square of the aligned face, px. */
export interface CheekPatch {
  left: number;
  top: number;
  side: number;
}

/**
 * The squares on the cheeks in which skin is measured, image-left first, shifted into the aligned face if necessary.
 *
 * Source: ISO/IEC 29794-5, IlluminationUniformity and NaturalColour.
 */
export function cheekPatches({ mesh }: AlignedFace): [CheekPatch, CheekPatch] {
  const { eyeImageLeft, eyeImageRight, eyeMidpoint, interEyePx } = faceAxes(mesh);
  const mouth = midpoint(pointAt(mesh, vertex.lipUpperInner), pointAt(mesh, vertex.lipLowerInner));
  const side = Math.floor(0.3 * interEyePx);
  const down = Math.floor(distance(mouth, eyeMidpoint) / 2);
  const patch = (x: number, y: number): CheekPatch => ({
    left: clampToFace(x, side),
    top: clampToFace(y, side),
    side,
  });
  return [
    patch(Math.floor(eyeImageLeft.x), Math.floor(eyeImageLeft.y) + down),
    patch(Math.floor(eyeImageRight.x) - side, Math.floor(eyeImageRight.y) + down),
  ];
}

function clampToFace(position: number, side: number): number {
  return Math.max(0, Math.min(alignedSizePx - side, position));
}
