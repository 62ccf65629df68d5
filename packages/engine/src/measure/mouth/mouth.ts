import type { Natives } from '@vesika/report';
import { eyeToChinPx } from '../../face/eye-to-chin.ts';
import type { FaceView } from '../../face/face-view.ts';
import { type Gap, widestGapPx } from '../../face/widest-gap.ts';
import type { Space } from '../../geometry/spaces.ts';

/** Inner edges of the lips, across each other. */
const lips: readonly Gap[] = [
  [81, 178],
  [13, 14],
  [311, 402],
];

/**
 * The widest gap between the lips over the distance from eyes to chin.
 *
 * In:     mesh in any space.
 * Out:    0 for closed lips; laughs from 0.08.
 * Source: ISO/IEC 29794-5, MouthClosed.
 */
export function measureMouth({ mesh }: Pick<FaceView<Space>, 'mesh'>): Natives {
  return { mouthOpenness: widestGapPx(mesh, lips) / eyeToChinPx(mesh) };
}
