import type { Natives } from '@vesika/report';
import { eyeToChinPx } from '../../face/eye-to-chin.ts';
import type { FaceView } from '../../face/face-view.ts';
import { type Gap, widestGapPx } from '../../face/widest-gap.ts';
import type { Space } from '../../geometry/spaces.ts';

/** Opposite vertices of the inner edges of the lips. */
const lips: readonly Gap[] = [
  [81, 178],
  [13, 14],
  [311, 402],
];

/**
 * Mouth openness: largest gap between the lips over the eye-to-chin distance.
 *
 * In:     mesh in any space.
 * Out:    mouthOpenness, 0 for closed lips, 0.08 or more for a laugh.
 * Source: ISO/IEC 29794-5, MouthClosed.
 */
export function measureMouth({ mesh }: Pick<FaceView<Space>, 'mesh'>): Natives {
  return { mouthOpenness: widestGapPx(mesh, lips) / eyeToChinPx(mesh) };
}
