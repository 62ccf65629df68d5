import type { Natives } from '@vesika/report';
import type { FaceView } from '../../face/face-view.ts';
import { faceTones } from '../../face/skin-model.ts';
import type { Space } from '../../geometry/spaces.ts';
import { darkLensRatio, measureLenses } from '../eyes/lenses.ts';
import { measureRedEye } from '../eyes/red-eye.ts';
import { faceCells } from './face-cells.ts';
import { measureFaceCover } from './face-cover.ts';
import { bareBridgeMax, measureGlasses } from './glasses.ts';
import { measureHeadCovering } from './head-covering.ts';

/** All that may lie over skin, eyes and hair, and red eyes; skin and cells of the face are looked up once. */
export function measureCoverings(view: FaceView<Space>): Natives {
  const tones = faceTones(view);
  const cells = faceCells(tones.raster, tones.mesh);
  const natives: Natives = {
    ...measureGlasses(tones, cells),
    ...measureLenses(tones),
    ...measureRedEye(tones),
    ...measureFaceCover(cells),
    ...measureHeadCovering(view, tones),
  };
  return { ...natives, eyesHiddenShare: eyesHidden(natives) };
}

/** Behind dark lenses all is hidden; with clear ones, frames and hair are not told apart. */
function eyesHidden({ lensLuminanceRatio, glassesStrength, hairOverEyesShare }: Natives): number | null {
  if ((lensLuminanceRatio ?? 1) < darkLensRatio) return 1;
  if ((glassesStrength ?? 0) > bareBridgeMax) return null;
  return hairOverEyesShare ?? null;
}
