import type { Natives } from '@vesika/report';
import type { FaceView } from '../../face/face-view.ts';
import { faceTones } from '../../face/skin-model.ts';
import type { Space } from '../../geometry/spaces.ts';
import { darkLensRatio, measureLenses } from '../eyes/lenses.ts';
import { measureRedEye } from '../eyes/red-eye.ts';
import { faceCells } from './face-cells.ts';
import { measureFaceCover } from './face-cover.ts';
import { measureFaceSurround } from './face-surround.ts';
import { measureGlasses } from './glasses.ts';
import { measureGlassesBridge } from './glasses-bridge.ts';
import { measureHeadCovering } from './head-covering.ts';
import { measureStrands } from './strands.ts';

/**
 * Occlusions of the face (glasses, masks, hair, hands), head coverings, and red eyes, which share the skin tone and the
 * cells of the face.
 */
export function measureCoverings(view: FaceView<Space>): Natives {
  const tones = faceTones(view);
  const cells = faceCells(tones.raster, tones.mesh);
  const natives: Natives = {
    ...measureGlasses(tones, cells),
    ...measureGlassesBridge(tones),
    ...measureLenses(tones),
    ...measureRedEye(tones),
    ...measureFaceCover(cells),
    ...measureStrands(tones),
    ...measureHeadCovering(view, tones),
    ...measureFaceSurround(tones),
  };
  return { ...natives, eyesHiddenShare: eyesHidden(natives) };
}

/** Share of the less visible eye that is occluded, 0 to 1; 1 behind dark lenses. */
function eyesHidden({ lensLuminanceRatio, eyeCoveredShare }: Natives): number | null {
  return (lensLuminanceRatio ?? 1) < darkLensRatio ? 1 : (eyeCoveredShare ?? null);
}
