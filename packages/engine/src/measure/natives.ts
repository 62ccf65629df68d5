import type { NativeNameOf, Natives } from '@vesika/report';
import type { FaceView } from '../face/face-view.ts';
import type { Space } from '../geometry/spaces.ts';
import { measureBackgroundGradient } from './background/background-gradient.ts';
import { measureWall } from './background/wall.ts';
import { measureCaption } from './caption.ts';
import { measureCoverings } from './coverings/coverings.ts';
import { measureEyes } from './eyes/eyes.ts';
import { measureGaze } from './eyes/gaze.ts';
import { measureIrises } from './eyes/irises.ts';
import { measureGrain } from './grain.ts';
import { measureBodyBelowChin } from './head/body-below-chin.ts';
import { measureEyePosition } from './head/eye-position.ts';
import { measureFaceWidth } from './head/face-width.ts';
import { measureShoulders } from './head/shoulders.ts';
import { measureEyeWhite } from './light/eye-white.ts';
import { measureFaceColour } from './light/face-colour.ts';
import { measureFaceLight } from './light/face-light.ts';
import { measureLightFromAbove } from './light/light-from-above.ts';
import { measureLuminance } from './light/luminance.ts';
import { measurePictureWhite } from './light/picture-white.ts';
import { measureSkinGlare } from './light/skin-glare.ts';
import { measureExpression } from './mouth/expression.ts';
import { measureMouth } from './mouth/mouth.ts';
import { measureSharpness } from './sharpness.ts';

/** Measures natives of a picture with a face; a native is null if its measurement failed. */
type PictureMeasure = (view: FaceView<Space>) => Natives;

/** The measure that each native of the picture comes from. One measure may give several natives. */
export const pictureMeasures: Readonly<Record<NativeNameOf<'picture'>, PictureMeasure>> = {
  captionShare: measureCaption,
  skinGlareShare: measureSkinGlare,
  luminanceMean: measureLuminance,
  luminanceVariance: measureLuminance,
  underExposedShare: measureLuminance,
  overExposedShare: measureLuminance,
  faceHighlight: measureLuminance,
  dynamicRangeBits: measureLuminance,
  contrastStops: measureLuminance,
  deepShadowShare: measureLuminance,
  channelClippedShare: measureLuminance,
  eyeWhiteLight: measureEyeWhite,
  eyeWhiteRed: measureEyeWhite,
  eyeWhiteBlue: measureEyeWhite,
  pictureWhite: measurePictureWhite,
  illuminationUniformity: measureFaceLight,
  zoneLightRatio: measureFaceLight,
  cheekLightRatio: measureFaceLight,
  faceShadowAsymmetry: measureFaceLight,
  browLightRatio: measureFaceLight,
  lightFromAboveStops: measureLightFromAbove,
  naturalColourDistance: measureFaceColour,
  cheekColourDistance: measureFaceColour,
  faceChroma: measureFaceColour,
  faceColourSpread: measureFaceColour,
  lightColourDifference: measureFaceColour,
  backgroundEdge: measureWall,
  backgroundShadowEdge: measureWall,
  backgroundFall: measureWall,
  backgroundGradient: measureBackgroundGradient,
  eyeToChinPx: measureEyePosition,
  eyeImageLeftXPx: measureEyePosition,
  eyeImageRightXPx: measureEyePosition,
  eyeLineYPx: measureEyePosition,
  faceWidthPx: measureFaceWidth,
  eyesOpenness: measureEyes,
  eyeAspectRatio: measureEyes,
  irisContrast: measureIrises,
  catchLightProminence: measureIrises,
  gazeHorizontal: measureGaze,
  gazeVertical: measureGaze,
  mouthOpenness: measureMouth,
  smileProbability: measureExpression,
  edgeWidthShare: measureSharpness,
  softerEdgeWidthShare: measureSharpness,
  skinGrainLevels: measureGrain,
  glassesStrength: measureCoverings,
  glassesBridge: measureCoverings,
  glassesBridgePallor: measureCoverings,
  lensLuminanceRatio: measureCoverings,
  lensGlareShare: measureCoverings,
  frameOverEyesShare: measureCoverings,
  redEyeShare: measureCoverings,
  faceHiddenShare: measureCoverings,
  mouthHiddenShare: measureCoverings,
  strandOverEyes: measureCoverings,
  eyeCoveredShare: measureCoverings,
  headCoveringStrength: measureCoverings,
  surroundDifference: measureCoverings,
  eyesHiddenShare: measureCoverings,
  bodyBelowChinShare: measureBodyBelowChin,
  shoulderTiltDeg: measureShoulders,
  shoulderReachDifference: measureShoulders,
};

/**
 * Measures all natives of a picture.
 *
 * In:     a face view in any space.
 * Out:    units and meaning of each native: `natives` of @vesika/report; null if a measurement failed.
 */
export function measureNatives(view: FaceView<Space>): Natives {
  const measures = new Set(Object.values(pictureMeasures));
  return Object.assign({}, ...[...measures].map((measure) => measure(view)));
}
