import type { Natives } from '@vesika/report';
import { pointAt, vertex } from '../../face/face-points.ts';
import type { FaceView } from '../../face/face-view.ts';
import type { Space } from '../../geometry/spaces.ts';

/**
 * Where the eyes lie, for the standard's measures of size and margins (ISO/IEC 29794-5, HeadSize to
 * MarginBelow); its chin is the landmark of the face, not the one that a person may have moved.
 */
export function measureEyePosition({ axes, mesh }: FaceView<Space>): Natives {
  const chin = pointAt(mesh, vertex.chin);
  return {
    eyeToChinPx: Math.hypot(chin.x - axes.eyeMidpoint.x, chin.y - axes.eyeMidpoint.y),
    eyeImageLeftXPx: axes.eyeImageLeft.x,
    eyeImageRightXPx: axes.eyeImageRight.x,
    eyeLineYPx: axes.eyeMidpoint.y,
  };
}
