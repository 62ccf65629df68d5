import { backgroundColour } from './checks/background-colour.ts';
import { backgroundShadow } from './checks/background-shadow.ts';
import { backgroundUniformity } from './checks/background-uniformity.ts';
import { cameraDistance } from './checks/camera-distance.ts';
import { centring } from './checks/centring.ts';
import { colourPresence } from './checks/colour-presence.ts';
import { compressionArtifacts } from './checks/compression-artifacts.ts';
import { cutOut } from './checks/cut-out.ts';
import { density } from './checks/density.ts';
import { digitalAlteration } from './checks/digital-alteration.ts';
import { dynamicRange } from './checks/dynamic-range.ts';
import { editsAllowed } from './checks/edits-allowed.ts';
import { expressionNeutrality } from './checks/expression-neutrality.ts';
import { eyeLine } from './checks/eye-line.ts';
import { eyesOpen } from './checks/eyes-open.ts';
import { faceOcclusionPrevention } from './checks/face-occlusion-prevention.ts';
import { fileFormat } from './checks/file-format.ts';
import { fileSize } from './checks/file-size.ts';
import { gaze } from './checks/gaze.ts';
import { glasses } from './checks/glasses.ts';
import { hairMargin } from './checks/hair-margin.ts';
import { hairOverEyes } from './checks/hair-over-eyes.ts';
import { headHeight } from './checks/head-height.ts';
import { headPosePitch } from './checks/head-pose-pitch.ts';
import { headPoseRoll } from './checks/head-pose-roll.ts';
import { headPoseYaw } from './checks/head-pose-yaw.ts';
import { illuminationUniformity } from './checks/illumination-uniformity.ts';
import { interEyeDistance } from './checks/inter-eye-distance.ts';
import { lensGlare } from './checks/lens-glare.ts';
import { lensTint } from './checks/lens-tint.ts';
import { luminanceMean } from './checks/luminance-mean.ts';
import { luminanceVariance } from './checks/luminance-variance.ts';
import { mouthClosed } from './checks/mouth-closed.ts';
import { mouthOcclusionPrevention } from './checks/mouth-occlusion-prevention.ts';
import { naturalColour } from './checks/natural-colour.ts';
import { noHeadCoverings } from './checks/no-head-coverings.ts';
import { overExposurePrevention } from './checks/over-exposure-prevention.ts';
import { photoOfPhoto } from './checks/photo-of-photo.ts';
import { pictureSize } from './checks/picture-size.ts';
import { redEye } from './checks/red-eye.ts';
import { sharpness } from './checks/sharpness.ts';
import { shoulders } from './checks/shoulders.ts';
import { singleFacePresent } from './checks/single-face-present.ts';
import { skinGlare } from './checks/skin-glare.ts';
import { sourceCompleteness } from './checks/source-completeness.ts';
import { topMargin } from './checks/top-margin.ts';
import { underExposurePrevention } from './checks/under-exposure-prevention.ts';
import { upscaling } from './checks/upscaling.ts';
import type { CheckFacts, CheckGroup } from './define-check.ts';

/**
 * Every check, grouped by subject in reading order: head, face, light, background, picture, file. Ids are the
 * standard's component names (ISO/IEC 29794-5) in kebab-case where it has one.
 */
export const checks = {
  'head-height': headHeight,
  'eye-line': eyeLine,
  'top-margin': topMargin,
  'hair-margin': hairMargin,
  centring,
  'inter-eye-distance': interEyeDistance,
  'head-pose-yaw': headPoseYaw,
  'head-pose-pitch': headPosePitch,
  'head-pose-roll': headPoseRoll,
  shoulders,
  'camera-distance': cameraDistance,
  'single-face-present': singleFacePresent,
  'eyes-open': eyesOpen,
  gaze,
  'red-eye': redEye,
  'hair-over-eyes': hairOverEyes,
  'mouth-closed': mouthClosed,
  'expression-neutrality': expressionNeutrality,
  'mouth-occlusion-prevention': mouthOcclusionPrevention,
  glasses,
  'lens-tint': lensTint,
  'lens-glare': lensGlare,
  'no-head-coverings': noHeadCoverings,
  'face-occlusion-prevention': faceOcclusionPrevention,
  'luminance-mean': luminanceMean,
  'luminance-variance': luminanceVariance,
  'under-exposure-prevention': underExposurePrevention,
  'over-exposure-prevention': overExposurePrevention,
  'dynamic-range': dynamicRange,
  'illumination-uniformity': illuminationUniformity,
  'skin-glare': skinGlare,
  'natural-colour': naturalColour,
  'colour-presence': colourPresence,
  'background-colour': backgroundColour,
  'background-uniformity': backgroundUniformity,
  'background-shadow': backgroundShadow,
  'cut-out': cutOut,
  sharpness,
  'compression-artifacts': compressionArtifacts,
  'photo-of-photo': photoOfPhoto,
  'digital-alteration': digitalAlteration,
  'edits-allowed': editsAllowed,
  upscaling,
  'source-completeness': sourceCompleteness,
  'picture-size': pictureSize,
  density,
  'file-size': fileSize,
  'file-format': fileFormat,
} as const satisfies Record<string, CheckFacts>;

export type CheckId = keyof typeof checks;
export const checkIds = Object.keys(checks) as [CheckId, ...CheckId[]];

/** Problems a check may report. */
export type Problem<Id extends CheckId = CheckId> = (typeof checks)[Id]['problems'][number];
/** Message key of the advice for a problem, or for an undetermined verdict. */
export type AdviceKey = { [Id in CheckId]: `${Id}.${Problem<Id> | 'undetermined'}` }[CheckId];

export type QuestionId = {
  [Id in CheckId]: (typeof checks)[Id] extends { answers: readonly string[] } ? Id : never;
}[CheckId];
export type Answers = { [Id in QuestionId]?: (typeof checks)[Id]['answers'][number] };
export const questionIds = checkIds.filter(isQuestion);

/** Whether the person is asked if the check is undetermined. */
export function isQuestion(id: string): id is QuestionId {
  return Object.hasOwn(checks, id) && 'answers' in checks[id as CheckId];
}

export function checksOfGroup(group: CheckGroup): CheckId[] {
  return checkIds.filter((id) => checks[id].group === group);
}
