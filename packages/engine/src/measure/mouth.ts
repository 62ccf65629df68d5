import type { Space } from '../geometry/spaces.ts';
import type { Natives } from '../report.ts';
import { eyeToChinPx } from './eye-to-chin.ts';
import type { FaceView } from './face-view.ts';
import { type Gap, widestGapPx } from './widest-gap.ts';

/** Inner edges of the lips, across each other. */
const lips: readonly Gap[] = [
  [81, 178],
  [13, 14],
  [311, 402],
];

/**
 * The widest gap between the lips over the distance from eyes to chin.
 *
 * Source: ISO/IEC 29794-5, MouthClosed.
 */
export function measureMouth({ mesh }: Pick<FaceView<Space>, 'mesh'>): Natives {
  return { mouthOpenness: widestGapPx(mesh, lips) / eyeToChinPx(mesh) };
}
