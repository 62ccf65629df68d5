import type { Natives } from '@vesika/report';
import type { Space } from '../geometry/spaces.ts';
import type { FaceView } from './face-view.ts';
import { bareBridgeMax, measureGlasses } from './glasses.ts';
import { measureHairOverEyes } from './hair-over-eyes.ts';
import { measureHeadCovering } from './head-covering.ts';
import { darkLensRatio, measureLenses } from './lenses.ts';
import { measureOcclusion } from './occlusion.ts';
import { measureRedEye } from './red-eye.ts';
import { faceTones } from './skin-model.ts';

/** All that may lie over skin, eyes and hair, and red eyes; the person's skin is looked up once. */
export function measureCoverings(view: FaceView<Space>): Natives {
  const tones = faceTones(view);
  const natives: Natives = {
    ...measureGlasses(tones),
    ...measureLenses(tones),
    ...measureRedEye(tones),
    ...measureHairOverEyes(tones),
    ...measureOcclusion(tones),
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
