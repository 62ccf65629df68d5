import type { Natives } from '@vesika/report';
import type { FaceView } from '../../face/face-view.ts';
import { faceTones } from '../../face/skin-model.ts';
import type { Space } from '../../geometry/spaces.ts';
import { catchLightProminence } from './catch-light.ts';
import { irisContrast } from './iris-contrast.ts';

/** What is seen where the irises must be. */
export function measureIrises(view: FaceView<Space>): Natives {
  const face = faceTones(view);
  return { irisContrast: irisContrast(face), catchLightProminence: catchLightProminence(face) };
}
