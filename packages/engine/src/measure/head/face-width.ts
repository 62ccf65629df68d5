import type { Natives } from '@vesika/report';
import type { FaceView } from '../../face/face-view.ts';
import { faceWidthPx } from '../../face/face-width.ts';
import type { Space } from '../../geometry/spaces.ts';

/** Measures the width of the face from ear root to ear root, px of the picture. */
export function measureFaceWidth({ mesh }: FaceView<Space>): Natives {
  return { faceWidthPx: faceWidthPx(mesh) };
}
