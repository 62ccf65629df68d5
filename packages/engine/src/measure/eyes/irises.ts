import type { Natives } from '@vesika/report';
import type { FaceView } from '../../face/face-view.ts';
import { faceTones } from '../../face/skin-model.ts';
import type { Space } from '../../geometry/spaces.ts';
import { catchLightProminence } from './catch-light.ts';
import { irisContrast } from './iris-contrast.ts';

/**
 * Visibility of the irises: their contrast and their catch-lights, for the eye with less.
 *
 * Out:    irisContrast and catchLightProminence, log ratios of grey.
 * Source: the method is ours; it complements EyesOpen of ISO/IEC 29794-5, which measures the lids alone.
 */
export function measureIrises(view: FaceView<Space>): Natives {
  const face = faceTones(view);
  return { irisContrast: irisContrast(face), catchLightProminence: catchLightProminence(face) };
}
