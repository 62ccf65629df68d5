import type { Natives } from '@vesika/report';
import { faceAxes } from '../../face/face-axes.ts';
import { type Gap, gapPx } from '../../face/widest-gap.ts';
import type { SourceView } from './source-view.ts';

/** Vertices at the sides of the forehead and at the temples, image-left first. */
const widths: readonly Gap[] = [
  [103, 332],
  [127, 356],
];

/**
 * Perspective distortion by a near camera: the width of the face at forehead and temples relative to the eyes. Forehead
 * and temples are behind the eyes, so a near camera images them narrower. Because of the variation between faces, only
 * distances up to an arm's length are detectable.
 *
 * In:     mesh in any space.
 * Out:    templeWidthRatio, mean of both widths, inter-eye distances.
 * Source: the method is ours; it serves the camera distance of ISO/IEC 39794-5 when Exif states no focal length.
 */
export function measurePerspective({ mesh }: Pick<SourceView, 'mesh'>): Natives {
  const { interEyePx } = faceAxes(mesh);
  const sum = widths.reduce((total, width) => total + gapPx(mesh, width), 0);
  return { templeWidthRatio: sum / widths.length / interEyePx };
}
