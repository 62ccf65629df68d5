import type { Natives } from '@vesika/report';
import type { Space } from '../geometry/spaces.ts';
import { measureBackgroundGradient } from './background-gradient.ts';
import { measureBackgroundLight } from './background-light.ts';
import { measureColourCast } from './colour-cast.ts';
import { measureCoverings } from './coverings.ts';
import { measureExpression } from './expression.ts';
import { measureEyePosition } from './eye-position.ts';
import { measureEyes } from './eyes.ts';
import { measureFaceColour } from './face-colour.ts';
import { measureFaceLight } from './face-light.ts';
import type { FaceView } from './face-view.ts';
import { measureGaze } from './gaze.ts';
import { measureIrises } from './irises.ts';
import { measureLuminance } from './luminance.ts';
import { measureMouth } from './mouth.ts';
import { measureSharpness } from './sharpness.ts';
import { measureShoulders } from './shoulders.ts';
import { measureSkinGlare } from './skin-glare.ts';

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
