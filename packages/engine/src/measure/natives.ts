import type { Natives } from '@vesika/report';
import type { FaceView } from '../face/face-view.ts';
import type { Space } from '../geometry/spaces.ts';
import { measureBackgroundGradient } from './background/background-gradient.ts';
import { measureBackgroundLight } from './background/background-light.ts';
import { measureCoverings } from './coverings/coverings.ts';
import { measureEyes } from './eyes/eyes.ts';
import { measureGaze } from './eyes/gaze.ts';
import { measureIrises } from './eyes/irises.ts';
import { measureEyePosition } from './head/eye-position.ts';
import { measureShoulders } from './head/shoulders.ts';
import { measureColourCast } from './light/colour-cast.ts';
import { measureFaceColour } from './light/face-colour.ts';
import { measureFaceLight } from './light/face-light.ts';
import { measureLuminance } from './light/luminance.ts';
import { measureSkinGlare } from './light/skin-glare.ts';
import { measureExpression } from './mouth/expression.ts';
import { measureMouth } from './mouth/mouth.ts';
import { measureSharpness } from './sharpness.ts';

/** Each answers the natives of its own file, null where it cannot tell. */
export const measures: ReadonlyArray<(view: FaceView<Space>) => Natives> = [
  measureSkinGlare,
  measureLuminance,
  measureFaceLight,
  measureFaceColour,
  measureColourCast,
  measureBackgroundLight,
  measureBackgroundGradient,
  measureEyePosition,
  measureEyes,
  measureIrises,
  measureGaze,
  measureMouth,
  measureExpression,
  measureSharpness,
  measureCoverings,
  measureShoulders,
];

/**
 * Everything that is measured on the pixels of one picture; names, units and what null says: @vesika/report,
 * natives.ts.
 */
export function measureNatives(view: FaceView<Space>): Natives {
  return Object.assign({}, ...measures.map((measure) => measure(view)));
}
