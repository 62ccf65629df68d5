import type { Natives } from '@vesika/report';
import { eyeToChinPx } from '../../face/eye-to-chin.ts';
import type { FaceView } from '../../face/face-view.ts';
import type { Space } from '../../geometry/spaces.ts';

/**
 * Eye positions and eye-to-chin distance, with the chin of the mesh even when a user has adjusted the chin.
 *
 * Out:    px of the picture.
 * Source: ISO/IEC 29794-5, HeadSize, LeftwardCrop, RightwardCrop, MarginAbove and MarginBelow, which use these.
 */
export function measureEyePosition({ axes, mesh }: FaceView<Space>): Natives {
  return {
    eyeToChinPx: eyeToChinPx(mesh),
    eyeImageLeftXPx: axes.eyeImageLeft.x,
    eyeImageRightXPx: axes.eyeImageRight.x,
    eyeLineYPx: axes.eyeMidpoint.y,
  };
}
