import { type Check, type CheckId, checkIds } from '@vesika/report';
import { childSource } from '../limits/photo-limits.ts';
import { backgroundColour } from './background-colour.ts';
import { backgroundShadow } from './background-shadow.ts';
import { backgroundUniformity } from './background-uniformity.ts';
import { cameraDistance } from './camera-distance.ts';
import { centring } from './centring.ts';
import { colourPresence } from './colour-presence.ts';
import { compressionArtifacts } from './compression-artifacts.ts';
import { cutOut } from './cut-out.ts';
import { density } from './density.ts';
import { digitalAlteration } from './digital-alteration.ts';
import { dynamicRange } from './dynamic-range.ts';
import { editsAllowed } from './edits-allowed.ts';
import { expressionNeutrality } from './expression-neutrality.ts';
import { eyeLine } from './eye-line.ts';
import { eyesOpen } from './eyes-open.ts';
import { faceOcclusionPrevention } from './face-occlusion-prevention.ts';
import { fileFormat } from './file-format.ts';
import { fileSize } from './file-size.ts';
import type { Findings } from './findings.ts';
import { gaze } from './gaze.ts';
import { glasses } from './glasses.ts';
import { hairMargin } from './hair-margin.ts';
import { hairOverEyes } from './hair-over-eyes.ts';
import { headHeight } from './head-height.ts';
import { headPosePitch } from './head-pose-pitch.ts';
import { headPoseRoll } from './head-pose-roll.ts';
import { headPoseYaw } from './head-pose-yaw.ts';
import { illuminationUniformity } from './illumination-uniformity.ts';
import { interEyeDistance } from './inter-eye-distance.ts';
import { lensGlare } from './lens-glare.ts';
import { lensTint } from './lens-tint.ts';
import { luminanceMean } from './luminance-mean.ts';
import { luminanceVariance } from './luminance-variance.ts';
import { mouthClosed } from './mouth-closed.ts';
import { mouthOcclusionPrevention } from './mouth-occlusion-prevention.ts';
import { naturalColour } from './natural-colour.ts';
import { noHeadCoverings } from './no-head-coverings.ts';
import { overExposurePrevention } from './over-exposure-prevention.ts';
import { photoOfPhoto } from './photo-of-photo.ts';
import { pictureSize } from './picture-size.ts';
import { redEye } from './red-eye.ts';
import { sharpness } from './sharpness.ts';
import { shoulders } from './shoulders.ts';
import { singleFacePresent } from './single-face-present.ts';
import { skinGlare } from './skin-glare.ts';
import { sourceCompleteness } from './source-completeness.ts';
import { topMargin } from './top-margin.ts';
import { underExposurePrevention } from './under-exposure-prevention.ts';
import { upscaling } from './upscaling.ts';

/** A judge returns null if its check does not apply. */
const judges: Readonly<Record<CheckId, (findings: Findings) => Check | null>> = {
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
};

/** In the reading order of the report. */
export function runChecks(findings: Findings): Check[] {
  return checkIds.flatMap((id) => {
    const judged = judges[id](findings);
    return judged ? [forgiven(judged, findings)] : [];
  });
}

/** Passes a check that the authority waives for the child; a head band for children has been applied before. */
function forgiven(check: Check, { childRule }: Findings): Check {
  if (!childRule || !(childRule.relaxed as readonly string[]).includes(check.id)) return check;
  if (check.id === 'head-height' && childRule.headHeight) return check;
  return {
    ...check,
    verdict: 'pass',
    limit: { min: null, max: null },
    source: childSource(childRule),
    advice: null,
  };
}
